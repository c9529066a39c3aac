"""What tests of the rules are written with."""

from snapcount.testing.rules import rule

__all__ = ["rule"]
