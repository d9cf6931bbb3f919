"""Motion pictures survive the wire; anything else is refused by name."""

from __future__ import annotations

import zlib

import pytest

from trilithon.games.stonehenge.geometry import Pose
from trilithon.games.stonehenge.path import Release
from trilithon.games.stonehenge.physics import swing
from trilithon.games.stonehenge.playback import BALL, BadPlayback, decode, encode

from .scenes import PARTS, jumble, ring


def test_frames_round_trip_to_a_tenth_of_a_millimetre() -> None:
    track = [Pose(k * 1.7 - 100, -k * 2.3, 30, 1.0, 0.0, 0.0, 0.0) for k in range(50)]
    back = decode(encode({3: track, BALL: track[::-1]}))
    assert list(back) == [3, BALL]
    for pose, seen in zip(track, back[3], strict=True):
        assert seen == pytest.approx(pose, abs=0.051)


def test_no_body_and_no_frame_are_a_picture_too() -> None:
    assert decode(encode({})) == {}


def test_a_throw_takes_a_few_kilobytes() -> None:
    busy = swing(jumble(3, 20), PARTS, Release(0.3, 300, 0))
    assert busy.touched
    assert len(encode(busy.tracks(range(20)))) < 6000


def test_the_last_picture_shows_the_outcome() -> None:
    outcome = swing(ring(30), PARTS, Release(0.0, 300, 0))
    film = decode(encode(outcome.tracks(range(30))))
    moved = set(film) - {BALL}
    assert moved
    for n in moved:
        assert film[n][-1][:3] == pytest.approx(outcome.poses[n][:3], abs=0.06)


@pytest.mark.parametrize(
    "data",
    [b"", b"nonsense", zlib.compress(b"\x01"), zlib.compress(b"\xff\xff\x40" + bytes(900))],
    ids=["empty", "no stream", "short", "too many frames"],
)
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadPlayback):
        decode(data)


def test_a_bomb_is_refused_without_being_unpacked() -> None:
    with pytest.raises(BadPlayback):
        decode(zlib.compress(bytes(200_000_000), 1))
