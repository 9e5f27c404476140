"""Tests find a message by its key: in whatever words it stands, with the values that they name, and nowhere else."""

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.said import heard, is_said, messages, said


class Variables(Visitor):
    """Collects the values that a message asks for: a number where it chooses by plural forms, else a word."""

    def __init__(self) -> None:
        self.found: dict[str, str | int] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (a Visitor's name)
        self.generic_visit(node)
        names = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
        assert isinstance(node.selector, ast.VariableReference)
        self.found[node.selector.id.name] = names[0] if set(names) - {"one", "other"} else 3

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, f"some {node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(messages()[node.id.name])


def asked(key: str) -> dict[str, str | int]:
    variables = Variables()
    variables.visit(messages()[key])
    return variables.found


def wordings(key: str) -> list[str]:
    message = messages()[key]
    return [key] * bool(message.value) + [f"{key}.{one.id.name}" for one in message.attributes]


def test_whatever_the_bot_says_is_found_by_its_key_and_values() -> None:
    keys = [(wording, asked(key)) for key in messages() for wording in wordings(key)]
    texts = [(key, values, f"Before it.\n{said(key, **values)}\nAfter it.") for key, values in keys]
    assert [key for key, values, text in texts if not is_said(key, text, **values)] == []


def test_values_are_read_where_the_test_does_not_name_them() -> None:
    titles = [("Tahimi", 2, 14), ("Kim’s", 3, 1)]
    text = "\n".join(said("table-title", table=table, round=number, trick=trick) for table, number, trick in titles)
    assert heard("table-title", text, round=2) == [{"table": "Tahimi", "trick": "14"}]
    assert heard("table-title", text) == [
        {"table": "Tahimi", "round": "2", "trick": "14"},
        {"table": "Kim’s", "round": "3", "trick": "1"},
    ]
    assert not is_said("table-title", text, round=1)
    assert not is_said("table-facts", text)


def test_every_variant_of_a_message_is_found_and_only_the_one_of_a_value_that_is_named() -> None:
    one, more = (said("generic-lives", count=count) for count in (1, 1500))
    assert is_said("generic-lives", one)
    assert is_said("generic-lives", more)
    assert is_said("generic-lives", more, count=1500)
    assert not is_said("generic-lives", more, count=1501)
    assert not is_said("generic-lives", one, count=2)


def test_a_message_of_several_wordings_is_found_in_each_of_them() -> None:
    said_so = [said(wording) for wording in wordings("generic-lobby")]
    assert len(said_so) > 1
    assert all(is_said("generic-lobby", text) for text in said_so)
    assert not is_said("generic-lobby.a", said_so[1])


def test_a_message_without_a_word_of_its_own_is_not_looked_for() -> None:
    with pytest.raises(ValueError, match="nothing but its values"):
        is_said("number", "anything")


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        is_said("no-such-key", "anything")


def test_a_value_that_the_message_does_not_ask_for_is_an_error() -> None:
    with pytest.raises(KeyError, match="table-title has no hand"):
        is_said("table-title", "anything", round=2, hand=1)
