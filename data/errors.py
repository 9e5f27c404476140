"""Errors of a database as a whole."""


class DatabaseError(Exception):
    """The database cannot be used. The text is one plain sentence for the person who runs the program. `passing`: the
    same may work later, though nobody has changed anything.
    """

    def __init__(self, sentence: str, passing: bool = False) -> None:
        super().__init__(sentence)
        self.passing = passing


class TransactionError(DatabaseError):
    """One transaction could not be done, and nothing of it was; the database is in use all the same, and the next one
    may be done. `full`: the disk is full.
    """

    def __init__(self, sentence: str, full: bool) -> None:
        super().__init__(sentence, passing=True)
        self.full = full
