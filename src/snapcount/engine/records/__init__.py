"""Games kept: saved states, records, the text notation, position lines (law 9)."""
