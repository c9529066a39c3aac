"""Bots: other people's programs as players, one JSON line a message (docs/bots.md)."""
