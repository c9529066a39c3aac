"""Players that think: they get a view and a decision, never the state."""
