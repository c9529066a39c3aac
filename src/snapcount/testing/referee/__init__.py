"""A second, small reading of the rules, to judge the engine by.

Nothing here is shared with the engine: what a down comes to is worked out once more from the
clauses of `docs/rules.md`, with the called Plays, the answers that were given, and the cards that
chance dealt. Of the engine only the public events and views are read, and a test sees to it
(`tests/referee/test_independence.py`).

`game` is the whole game as one long question-and-answer; `judge` compares it with what the engine
says at every decision; `watch` judges games whose cards the referee cannot read.
"""
