#!/usr/bin/env python3
"""The commands of this project, on a machine that has nothing but Python: see devtools/.

This file is plain enough for any Python to read, so that one that is too old can be told so.
"""

import sys

OLDEST_PYTHON = (3, 11)

if __name__ == "__main__":
    if sys.version_info[:2] < OLDEST_PYTHON:
        wanted, found = ["{}.{}".format(*version) for version in (OLDEST_PYTHON, sys.version_info)]
        sys.exit(
            "dev.py: Snapcount needs Python "
            + wanted
            + " or newer, but this is "
            + found
            + (". Install a newer one and run dev.py with it, for example: python3.13 dev.py play")
        )
    from devtools.commands import main

    sys.exit(main())
