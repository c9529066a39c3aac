"""What is wrong with a text, what could stand there, and what would mend it."""
