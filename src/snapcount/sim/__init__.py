"""Many games at once: matches, tournaments, reports, bots and environments for learning."""
