"""What `dev.py` does: setting up, compiling, checking, with the standard library alone."""
