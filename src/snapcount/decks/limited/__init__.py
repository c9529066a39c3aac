"""Sealed and draft: boosters are opened from a seed, cards are picked, decks are built.

An event is a pure object like a game: a decision, an answer, a view for each seat; it copies, saves
and loads, reads no clock and draws no chance after its seed.
"""
