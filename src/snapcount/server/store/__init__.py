"""What outlives the process: rooms and their entries, people and their decks.

SQLite by default, PostgreSQL by its address. `tables` has what is kept, `database` the one writer
and the readers, `appending` the entry that is written most often, `works` what rooms ask for, and
`errors` what to do when something can't be kept.
"""

from snapcount.server.store.appending import Append
from snapcount.server.store.database import Store, Work
from snapcount.server.store.errors import LostLease, NotThere, StoreError, Taken
from snapcount.server.store.tables import (
    decks,
    entries,
    failures,
    leases,
    metadata,
    nodes,
    own_cards,
    passes,
    people,
    reviews,
    rooms,
    seats,
    sessions,
    standings,
)
from snapcount.server.store.works import (
    Kept,
    append,
    keep_passes,
    kept_room,
    open_room,
    passes_of,
    sit_down,
    together,
)

__all__ = [
    "Append",
    "Kept",
    "LostLease",
    "NotThere",
    "Store",
    "StoreError",
    "Taken",
    "Work",
    "append",
    "decks",
    "entries",
    "failures",
    "keep_passes",
    "kept_room",
    "leases",
    "metadata",
    "nodes",
    "open_room",
    "own_cards",
    "passes",
    "passes_of",
    "people",
    "reviews",
    "rooms",
    "seats",
    "sessions",
    "sit_down",
    "standings",
    "together",
]
