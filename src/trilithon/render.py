"""Pictures of Stonehenge without a graphics card: flat-shaded boxes, painted from far to near."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from trilithon.core.errors import BadSetup
from trilithon.core.table import Table
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import Pose, Vector, axes, is_lintel
from trilithon.games.stonehenge.playback import BALL, RATE, decode
from trilithon.games.stonehenge.position import FLIGHT
from trilithon.games.stonehenge.rules import StonehengeState

Colour = tuple[int, int, int]

SKY: Final = (32, 38, 50)
BASE: Final = (94, 104, 92)
RIM: Final = (62, 70, 62)
STONE: Final = (196, 186, 168)
LINTEL: Final = (176, 150, 118)
SUN: Final = (240, 188, 70)
STRING: Final = (226, 226, 220)
SEATS: Final = ((206, 66, 58), (72, 118, 206), (226, 190, 64), (84, 164, 92))
LIGHT: Final = (-0.45, -0.35, 0.82)
SHARPER: Final = 2  # drawn so many times larger, then shrunk
SIZE: Final = (640, 480)
FILM_SIZE: Final = (480, 360)
ROUND: Final = 96  # corners of a circle
SKIP: Final = 2  # of the playback's frames
HELD: Final = 1200  # ms: how long a film's last picture stays
COLOURS: Final = 128  # of a film
INK: Final = (44, 40, 36)
CHALK: Final = (150, 158, 170)
DEGREES: Final = range(0, 360, 45)


class Camera:
    """A pinhole camera that looks at the middle of the base."""

    def __init__(self, eye: Vector, up: Vector, zoom: float, size: tuple[int, int]) -> None:
        self.eye = eye
        self.size = size
        self.forward = _unit((-eye[0], -eye[1], 20.0 - eye[2]))
        self.right = _unit(_cross(self.forward, up))
        self.up = _cross(self.right, self.forward)
        self.scale = zoom * min(size)

    def project(self, point: Vector) -> tuple[float, float, float]:
        """Picture coordinates and depth."""
        away = (point[0] - self.eye[0], point[1] - self.eye[1], point[2] - self.eye[2])
        depth = max(1.0, _dot(away, self.forward))
        x = self.size[0] / 2 + self.scale * _dot(away, self.right) / depth
        y = self.size[1] / 2 - self.scale * _dot(away, self.up) / depth
        return x, y, depth


class Patch(NamedTuple):
    """A filled outline at a depth."""

    depth: float
    outline: list[tuple[float, float]]
    colour: Colour
    edge: Colour | None = None


@dataclass(frozen=True)
class Picture:
    """What is on the table at one moment."""

    parts: Components
    stones: Sequence[Pose]
    lintels: Sequence[bool]
    markers: Sequence[float]
    ball: Pose | None = None
    labels: Sequence[tuple[Vector, str, Colour]] = ()


def top_camera(parts: Components, size: tuple[int, int]) -> Camera:
    """From the ceiling, north up."""
    return Camera((0.0, -1.0, 9 * parts.base.radius), (0.0, 1.0, 0.0), 3.6, size)


def side_camera(parts: Components, size: tuple[int, int]) -> Camera:
    """From a chair in the south."""
    radius = parts.base.radius
    return Camera((0.5 * radius, -3.2 * radius, 2.0 * radius), (0.0, 0.0, 1.0), 1.35, size)


def paint(picture: Picture, camera: Camera) -> Image.Image:
    """One picture; the camera's size is the size of the drawing before it is shrunk."""
    image = Image.new("RGB", camera.size, SKY)
    draw = ImageDraw.Draw(image)
    base = picture.parts.base
    for radius, height, colour in (
        (base.radius, -base.thickness, RIM),
        (base.radius, 0.0, BASE),
        (base.inner_edge, 0.0, _shade(BASE, 1.08)),
    ):
        draw.polygon(_disc(camera, 0.0, 0.0, height, radius), fill=colour)
    for seat, degree in enumerate(picture.markers):
        angle, out = math.radians(degree), picture.parts.marker.radius
        spot = _disc(camera, out * math.cos(angle), out * math.sin(angle), -base.thickness, 7.0)
        draw.polygon(spot, fill=SEATS[seat])
    patches = [patch for k in range(len(picture.stones)) for patch in _stone(picture, k, camera)]
    if picture.ball is not None:
        patches += _sun(picture.parts, picture.ball, camera)
    for patch in sorted(patches, key=lambda patch: -patch.depth):
        draw.polygon(patch.outline, fill=patch.colour, outline=patch.edge, width=SHARPER)
    font = ImageFont.load_default(min(camera.size) / 40)
    for place, text, ink in picture.labels:
        draw.text(camera.project(place)[:2], text, fill=ink, font=font, anchor="mm")
    return image.resize(
        (camera.size[0] // SHARPER, camera.size[1] // SHARPER), Image.Resampling.BOX
    )


def _stone(picture: Picture, number: int, camera: Camera) -> Iterator[Patch]:
    """The faces of a stone that look at the camera."""
    pose, size = picture.stones[number], picture.parts.stone
    half = (size.width / 2, size.depth / 2, size.height / 2)
    own = axes(pose)
    colour = LINTEL if picture.lintels[number] else STONE
    for axis in range(3):
        for side in (-1, 1):
            normal = _moved((0.0, 0.0, 0.0), own[axis], side)
            middle = _moved(pose[:3], own[axis], side * half[axis])
            if _dot(normal, _moved(camera.eye, middle, -1.0)) <= 0:
                continue
            u, v = (axis + 1) % 3, (axis + 2) % 3
            corners = [
                _moved(_moved(middle, own[u], a * half[u]), own[v], b * half[v])
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
            seen = [camera.project(corner) for corner in corners]
            light = 0.62 + 0.42 * max(0.0, _dot(normal, LIGHT))
            depth = camera.project(middle)[2]
            face = _shade(colour, light)
            yield Patch(depth, [(x, y) for x, y, _ in seen], face, _shade(face, 0.8))


def _sun(parts: Components, ball: Pose, camera: Camera) -> list[Patch]:
    """The ball, its highlight, and the string above it."""
    x, y, depth = camera.project(ball[:3])
    radius = camera.scale * parts.ball.radius / depth
    hook = (0.0, 0.0, parts.anchor)
    share = min(1.0, 420.0 / parts.anchor)
    above = _moved(ball[:3], _moved(hook, ball[:3], -1.0), share)
    u, v, _ = camera.project(above)
    width = 0.6 * SHARPER
    line = [(x - width, y), (x + width, y), (u + width, v), (u - width, v)]
    shine = (x - radius * 0.3, y - radius * 0.35)
    return [
        Patch(depth + 0.2, line, STRING),
        Patch(depth - 0.1, _round(x, y, radius), SUN),
        Patch(depth - 0.2, _round(*shine, radius * 0.35), _shade(SUN, 1.25)),
    ]


def _round(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    turns = [math.tau * k / ROUND for k in range(ROUND)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def _disc(
    camera: Camera, x: float, y: float, height: float, radius: float
) -> list[tuple[float, float]]:
    return [camera.project((u, v, height))[:2] for u, v in _round(x, y, radius)]


def _shade(colour: Colour, light: float) -> Colour:
    red, green, blue = (min(255, round(part * light)) for part in colour)
    return red, green, blue


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _unit(a: Vector) -> Vector:
    length = math.sqrt(_dot(a, a))
    return a[0] / length, a[1] / length, a[2] / length


def _moved(a: Vector, b: Vector, share: float) -> Vector:
    return a[0] + share * b[0], a[1] + share * b[1], a[2] + share * b[2]


# Records


def position(state: StonehengeState) -> Picture:
    """The table as it stands."""
    stones = list(state.circle.stones.values())
    return Picture(
        state.parts,
        [stone.pose for stone in stones],
        [len(stone.on) > 1 for stone in stones],
        [marker / 2 for marker in state.markers],
        Pose(0.0, 0.0, state.parts.ball.clearance + state.parts.ball.radius, 1.0, 0.0, 0.0, 0.0),
    )


def labelled(state: StonehengeState) -> Picture:
    """The same with the names that moves use: the numbers of the stones, and degrees."""
    out = 1.19 * state.parts.base.radius
    bare = [n for n in state.circle.stones if n not in state.circle.loaded]
    labels: list[tuple[Vector, str, Colour]] = [
        (_top(state.circle.stones[n].pose, state.parts), str(n), INK) for n in bare
    ]
    for degree in DEGREES:
        angle = math.radians(degree)
        labels.append(((out * math.cos(angle), out * math.sin(angle), 0.0), f"{degree}°", CHALK))
    return replace(position(state), labels=labels)


def _top(pose: Pose, parts: Components) -> Vector:
    """The middle of a stone's upper side."""
    size = parts.stone
    return pose.x, pose.y, pose.z + (size.depth if is_lintel(pose) else size.height) / 2


def film(before: StonehengeState, move: int) -> list[Picture]:
    """The moments of a swing."""
    tracks = decode(before.film(move))
    numbers = list(before.circle.stones)
    still = position(before)
    moments: list[Picture] = []
    for frame in range(0, max(map(len, tracks.values()), default=0), SKIP):
        poses = [
            tracks[n][frame] if n in tracks else pose
            for n, pose in zip(numbers, still.stones, strict=True)
        ]
        ball = tracks[BALL][frame] if BALL in tracks else None
        moments.append(Picture(before.parts, poses, still.lintels, still.markers, ball))
    return moments


def render(table: Table, folder: Path, stem: str) -> list[Path]:
    """Pictures of the last position and of the last swing; the files that were written."""
    state = table.state
    if not isinstance(state, StonehengeState):
        raise BadSetup("error-render-game", game=table.game.name)
    written: list[Path] = []
    large = (SIZE[0] * SHARPER, SIZE[1] * SHARPER)
    small = (FILM_SIZE[0] * SHARPER, FILM_SIZE[1] * SHARPER)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        shots = (("top", top_camera, labelled(state)), ("side", side_camera, position(state)))
        for name, view, picture in shots:
            path = folder / f"{stem}-{name}.png"
            paint(picture, view(state.parts, large)).save(path)
            written.append(path)
            moments = last_swing(table)
            if moments:
                path = folder / f"{stem}-swing-{name}.gif"
                _save_film([paint(m, view(state.parts, small)) for m in moments], path)
                written.append(path)
    except OSError as error:
        raise BadSetup("error-save", path=str(folder), detail=str(error.strerror)) from error
    return written


def last_swing(table: Table) -> list[Picture]:
    """The moments of the last swing of a game, none if there was none."""
    for step in reversed(table.steps):
        before = step.before
        if step.seat is None and isinstance(before, StonehengeState) and before.stage == FLIGHT:
            return film(before, step.move)
    return []


def _save_film(pictures: list[Image.Image], path: Path) -> None:
    """All pictures share the colours of three of them, so that nothing changes its tint."""
    some = [pictures[k * (len(pictures) - 1) // 2] for k in range(3)]
    width, height = some[0].size
    strip = Image.new("RGB", (width, 3 * height))
    for k, picture in enumerate(some):
        strip.paste(picture, (0, k * height))
    palette = strip.quantize(COLOURS)
    frames = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    each = round(SKIP * 1000 / RATE / 10) * 10
    durations = [each] * (len(frames) - 1) + [HELD]
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=durations, loop=0)
