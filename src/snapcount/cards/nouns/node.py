"""What every node of the syntax tree is."""

from __future__ import annotations

import msgspec


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A node of the tree. Two nodes with the same meaning compare equal."""
