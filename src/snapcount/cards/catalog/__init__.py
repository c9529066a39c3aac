"""The catalog: sets of cards that people can edit, where they are kept, and what can be played."""
