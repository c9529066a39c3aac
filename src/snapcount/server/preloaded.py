"""Importing this reads the cards: processes that are made from one which has done so begin with
them, and share its memory."""

from __future__ import annotations

import gc

import snapcount.agents.names  # noqa: F401  # what programs that play need
from snapcount.server.at_hand import tables

tables()
gc.collect()
gc.freeze()  # a search for garbage would write to the memory that is shared
