"""A motion picture of a settling or a swing, small enough for the wire.

Layout before compression, little-endian: frames u16, bodies u8, then each body's number u8
(255 is the ball), then for each body seven columns (x, y, z in 0.1 mm, quaternion in 1/32767) of
one i16 per frame, every value but a column's first as the difference from the one before
(modulo 65536). The whole is a zlib stream.
"""

from __future__ import annotations

import struct
import zlib
from array import array
from collections.abc import Mapping, Sequence

from trilithon.games.stonehenge.geometry import Pose

BALL = 255
RATE = 62.5  # frames per second
MAX_FRAMES = 1000
MAX_BODIES = 64
_QUATERNION = 32767
_COLUMNS = 7


class BadPlayback(ValueError):
    """Bytes that are no motion picture."""


def _numbers(pose: Pose) -> list[int]:
    lengths = [max(-32768, min(32767, round(v * 10))) for v in pose[:3]]
    return lengths + [round(q * _QUATERNION) for q in pose[3:]]


def encode(tracks: Mapping[int, Sequence[Pose]]) -> bytes:
    """The frames of each body (all of one length), compressed."""
    frames = len(next(iter(tracks.values()))) if tracks else 0
    values = array("H")
    for track in tracks.values():
        for column in zip(*(_numbers(pose) for pose in track), strict=True):
            last = 0
            for value in column:
                values.append((value - last) & 0xFFFF)
                last = value
    head = struct.pack("<HB", frames, len(tracks)) + bytes(tracks)
    return zlib.compress(head + _little(values).tobytes(), 9)


def _little(values: array[int]) -> array[int]:
    if struct.pack("=H", 1) != struct.pack("<H", 1):
        values = values[:]
        values.byteswap()
    return values


def decode(data: bytes) -> dict[int, list[Pose]]:
    """The frames of each body; BadPlayback for anything else."""
    limit = 3 + MAX_BODIES * (1 + 2 * _COLUMNS * MAX_FRAMES)
    try:
        raw = zlib.decompressobj().decompress(data, limit + 1)
        frames, count = struct.unpack_from("<HB", raw)
    except (zlib.error, struct.error) as error:
        raise BadPlayback(str(error)) from error
    body_start = 3 + count
    if frames > MAX_FRAMES or len(raw) != body_start + 2 * _COLUMNS * frames * count:
        raise BadPlayback("wrong length")
    values = array("H")
    values.frombytes(raw[body_start:])
    values = _little(values)
    return {
        number: _track(values[k * _COLUMNS * frames : (k + 1) * _COLUMNS * frames], frames)
        for k, number in enumerate(raw[3:body_start])
    }


def _track(values: array[int], frames: int) -> list[Pose]:
    columns: list[list[float]] = []
    for c in range(_COLUMNS):
        last, column = 0, []
        for delta in values[c * frames : (c + 1) * frames]:
            last = (last + delta) & 0xFFFF
            signed = last - 0x10000 if last & 0x8000 else last
            column.append(signed / 10 if c < 3 else signed / _QUATERNION)
        columns.append(column)
    return [Pose(*row) for row in zip(*columns, strict=True)]
