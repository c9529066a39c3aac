"""The phases of a down, one class each; `engine.editions` puts them into tables."""
