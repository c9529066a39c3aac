"""The clauses of the rules reference, and the decorator with which tests cite them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from snapcount.engine.editions import EDITION_NAMES, known_editions
from snapcount.engine.words.reference import reference

# A clause is a list item that begins with its id in bold: "- **F-4 Check Play Success**: …".
CLAUSE = re.compile(r"^- \*\*([DZSPTFGKHXER]-[1-9][0-9]*)(?: [^*]+)?\*\*", re.MULTILINE)

Test = TypeVar("Test", bound=Callable[..., object])


class UnknownClause(ValueError):
    """A test cites a clause or an edition that the rules reference does not have."""


def rule(*clauses: str, editions: Iterable[str] = EDITION_NAMES) -> Callable[[Test], Test]:
    """Mark a test as one that shows these clauses of docs/rules.md, in these editions.

    Raises UnknownClause as soon as the test is collected if there is no such clause, so that a
    mistyped citation cannot pass for one.
    """
    import pytest  # Here, since the package itself does not depend on it.

    editions = tuple(editions)
    if not clauses:
        raise UnknownClause('rule() needs at least one clause id, as in rule("F-4")')
    for clause in clauses:
        if clause not in known_clauses():
            raise UnknownClause(f"docs/rules.md has no clause {clause!r}")
    known = [edition.name for edition in known_editions()]
    for edition in editions:
        if edition not in known:
            raise UnknownClause(f"no edition {edition!r}; there are {', '.join(known)}")
    return pytest.mark.rule(*clauses, editions=editions)


@cache
def known_clauses() -> tuple[str, ...]:
    """Return the ids of all clauses of the rules reference, in its order."""
    return clauses_in(reference().read_text("utf-8"))


def clauses_in(text: str) -> tuple[str, ...]:
    """Return the clause ids that a reference defines, in their order; none may come twice."""
    found = tuple(CLAUSE.findall(text))
    twice = sorted({clause for clause in found if found.count(clause) > 1})
    if twice:
        raise ValueError(f"defined twice in the rules reference: {', '.join(twice)}")
    return found
