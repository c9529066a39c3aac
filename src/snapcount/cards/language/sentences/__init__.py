"""What sentences are made of: clauses, verbs, occasions, durations and offers."""
