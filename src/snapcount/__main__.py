"""`python -m snapcount` is `snapcount`."""

from snapcount.cli import main

if __name__ == "__main__":
    main()
