"""Environments for learning programs: PettingZoo for two, Gymnasium for one (docs/learning.md)."""
