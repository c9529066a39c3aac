"""Snapcount: the NFL Five trading card game as software."""

__version__ = "0.1.0"


def compiled() -> bool:
    """Say whether the engine that would be imported now is the one compiled with mypyc."""
    # Imported here: asking is rare, and `import snapcount` must cost nothing.
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    try:
        spec = find_spec("snapcount.engine.state")
    except ModuleNotFoundError:  # There is no engine package at all.
        return False
    if spec is None or spec.origin is None:
        return False
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
