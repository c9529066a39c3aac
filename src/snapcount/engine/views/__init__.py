"""What each seat may know (law 5)."""
