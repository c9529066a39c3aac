"""The game in words: events, decisions and positions, for people.

Nothing here decides anything; names of options and cards are in `naming`, the clauses behind
events in `clauses`.
"""

from __future__ import annotations

from snapcount.engine.naming import option_name, option_named, option_names

__all__ = ["option_name", "option_named", "option_names"]
