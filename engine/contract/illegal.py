"""A refusal: a code and its values. The sentences that players read live in `bot/texts/`."""


class Illegal(Exception):
    """The rules refuse this, and nothing has changed.

    `code` is one of the rules' refusal codes ("not_higher"); `values` are what its sentence may name
    (ranks, seats, numbers), never a hidden card of somebody else.
    """

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values
