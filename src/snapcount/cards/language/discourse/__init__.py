"""What holds across sentences: whom words point at, what is left out, what it comes to."""
