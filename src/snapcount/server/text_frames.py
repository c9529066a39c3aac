"""WebSocket frames that are a whole text message: nearly all of them are (RFC 6455, 5.2).

The library takes a frame apart and puts one together in general: with fragments, extensions and
control frames. For a message that is one short frame that takes about as long as the answer in it.
"""

from __future__ import annotations

from typing import Final

from websockets.utils import apply_mask

_WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_SHORT: Final = 126  # from here on the length is written in two bytes, or in eight
_LONG: Final = 65_536
_HEAD: Final = 6  # bytes of a short frame before its text: two, and the mask


def framed(text: bytes) -> bytes:
    """A message to a client, as one frame."""
    size = len(text)
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def short_text(data: bytes) -> str | None:
    """The message of a client that has sent one short frame of plain ASCII, and nothing else."""
    if len(data) < _HEAD or data[0] != _WHOLE_TEXT:
        return None
    size = data[1] - _MASKED
    if not 0 <= size < _SHORT or len(data) != _HEAD + size:
        return None
    text = apply_mask(data[_HEAD:], data[2:_HEAD])
    return text.decode() if text.isascii() else None
