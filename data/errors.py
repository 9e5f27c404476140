"""Errors of a database as a whole."""


class DatabaseError(Exception):
    """The database cannot be used. The text is one plain sentence for the person who runs the program. `passing`: the
    same may work later, though nobody has changed anything.
    """

    def __init__(self, sentence: str, passing: bool = False) -> None:
        super().__init__(sentence)
        self.passing = passing
