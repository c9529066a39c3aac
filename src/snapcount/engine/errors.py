"""What can go wrong, and whose fault it is. Each error has a stable code and says what to do."""

from __future__ import annotations

from difflib import get_close_matches


class SnapcountError(Exception):
    """Anything this package refuses. `code` is stable; the message is for people."""

    code = "error"


class IllegalAnswer(SnapcountError):
    """The player's: an answer that was not offered. Nothing was changed."""

    code = "illegal-answer"


class NotYourDecision(IllegalAnswer):
    """The player's: another seat is asked."""

    code = "not-your-decision"


class StaleDecision(IllegalAnswer):
    """The player's: an answer to a decision that is over."""

    code = "stale-decision"


class GameOver(IllegalAnswer):
    """The player's: the game has ended; nothing is asked any more."""

    code = "game-over"


class SetupError(SnapcountError):
    """The author's: these cards cannot be put on a table."""

    code = "set-up"


class UnknownEdition(SetupError):
    code = "unknown-edition"

    def __init__(self, name: str, known: list[str]) -> None:
        near = get_close_matches(name, known, 1, 0.5)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        super().__init__(f"There's no edition {name!r}. Choose one of {', '.join(known)}.{hint}")


class RecordError(SnapcountError):
    """The file's: a record that cannot be read. Nothing was changed."""

    code = "bad-record"


class NewerRecord(RecordError):
    """A record of a format this version does not know."""

    code = "newer-record"


class OtherGame(RecordError):
    """A record that today's engine plays differently, from that step on: answer 1 is step 1, and
    what is dealt before it is step 0."""

    code = "other-game"

    def __init__(self, step: int, why: str) -> None:
        super().__init__(why)
        self.step = step
