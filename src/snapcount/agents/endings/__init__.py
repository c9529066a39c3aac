"""Small endings solved exactly: the yardstick for agents."""
