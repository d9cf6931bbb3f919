"""The rigid-body simulation: the only place that knows MuJoCo. Metres inside, millimetres outside.

The string is a length-limited tendon from the hook to the upper end of a thin rod that is hinged
in the ball: the rod is the part of the string that can meet stones, and goes slack with it. The
rod is a thin box because MuJoCo's capsule-box test misses a thin rod inside a box, and because no
pair here then needs the general convex test, which can fail on degenerate contacts. For the same
reason base and table are planes: a stone whose centre leaves the base stops meeting the upper one.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import mujoco
import numpy as np
import numpy.typing as npt

from trilithon.games.stonehenge.circle import spread
from trilithon.games.stonehenge.components import Components
from trilithon.games.stonehenge.geometry import Pose, rounded
from trilithon.games.stonehenge.path import STEP, Moment, Release, free_path, is_clear, start
from trilithon.games.stonehenge.playback import BALL
from trilithon.games.stonehenge.verdict import Verdict, judge

TIMESTEP = 0.002
CHUNK = 8  # steps between two looks at the scene: one frame of playback
FRAME = TIMESTEP * CHUNK
MM = 1000.0
Array = npt.NDArray[np.float64]
SWING_CAP = 2.5  # s: longer than any pass of the ball
MOST_RESTS = 3  # caps that one action may settle in all: its film stays within the playback's limit
Supports = Mapping[int, Sequence[int]]  # the stones that each one stands or lies on
NOTHING: Supports = {}
_SOLREF = [0.004, 1.0]
_SOLIMP = [0.95, 0.99, 0.0005, 0.5, 2.0]
_TORSION = 0.002  # boxes need no friction against rolling: without it throws take half the time
_HINGE_DAMPING = 8e-4  # N m s/rad: critical for the rod on its tension
_HALF_TABLE = 0.4  # m
_SOLID, _BASE, _TABLE = 1, 2, 4  # collision bits


class Outcome(NamedTuple):
    """How a scene ended: one pose and verdict per stone, and the pictures of the way there."""

    poses: tuple[Pose, ...]
    verdicts: tuple[Verdict, ...]
    touched: bool
    settled: bool
    film: Array
    ball: tuple[Pose, ...]

    def tracks(self, numbers: Sequence[int]) -> dict[int, list[Pose]]:
        """The frames of what moved, each stone under its number, all of one length."""
        found: dict[int, list[Pose]] = {}
        for k, number in enumerate(numbers):
            strayed = np.abs(self.film[:, k] - self.film[0, k]).max(axis=0)
            if strayed[:3].max() > 0.05 or strayed[3:].max() > 1e-3:
                found[number] = [Pose(*row) for row in self.film[:, k].tolist()]
        if self.ball:
            missing = len(self.film) - len(self.ball)
            found[BALL] = [*self.ball, *[self.ball[-1]] * missing]
        return found


def _options(spec: mujoco.MjSpec) -> None:
    option = spec.option
    option.timestep = TIMESTEP
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.iterations = 50
    option.tolerance = 1e-8
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.impratio = 10
    option.noslip_iterations = 3
    option.sleep_tolerance = 1e-3


def _wood(friction: float) -> dict[str, object]:
    return {
        "condim": 4,
        "friction": [friction, _TORSION, 0.0],
        "solref": _SOLREF,
        "solimp": _SOLIMP,
    }


def _metal(friction: float) -> dict[str, object]:
    return {**_wood(friction), "condim": 3, "priority": 1}


def _add_planes(spec: mujoco.MjSpec, parts: Components) -> None:
    for bit, height in ((_BASE, 0.0), (_TABLE, -parts.base.thickness / MM)):
        spec.worldbody.add_geom(
            type=mujoco.mjtGeom.mjGEOM_PLANE,
            size=[_HALF_TABLE, _HALF_TABLE, 0.1],
            pos=[0, 0, height],
            contype=bit,
            conaffinity=0,
            **_wood(parts.stone.friction),
        )


def _add_stone(spec: mujoco.MjSpec, pose: Pose, parts: Components) -> None:
    stone = parts.stone
    body = spec.worldbody.add_body(pos=[pose.x / MM, pose.y / MM, pose.z / MM], quat=[*pose[3:]])
    body.add_freejoint()
    body.add_geom(
        type=mujoco.mjtGeom.mjGEOM_BOX,
        size=[stone.width / 2 / MM, stone.depth / 2 / MM, stone.height / 2 / MM],
        mass=stone.mass / MM,
        conaffinity=_SOLID | _BASE | _TABLE,
        **_wood(stone.friction),
    )


def _add_sun(spec: mujoco.MjSpec, at: Moment, parts: Components) -> None:
    """The ball and the part of its string that can meet stones (none if its reach is 0)."""
    ball, string = parts.ball, parts.string
    reach = string.reach / MM
    towards = np.array([-at.x, -at.y, parts.anchor - at.z])
    quat = np.zeros(4)
    mujoco.mju_quatZ2Vec(quat, towards / np.linalg.norm(towards))
    sun = spec.worldbody.add_body(pos=[at.x / MM, at.y / MM, at.z / MM], quat=quat)
    sun.add_freejoint()
    metal = _metal(ball.friction)
    sun.add_geom(
        type=mujoco.mjtGeom.mjGEOM_SPHERE,
        size=[ball.radius / MM, 0, 0],
        mass=ball.mass / MM,
        conaffinity=_SOLID | _BASE | _TABLE,
        **metal,
    )
    end = sun
    if reach:
        end = sun.add_body()
        end.add_joint(type=mujoco.mjtJoint.mjJNT_BALL, damping=_HINGE_DAMPING)
        end.add_geom(
            type=mujoco.mjtGeom.mjGEOM_BOX,
            size=[string.radius / MM, string.radius / MM, 0],
            fromto=[0, 0, ball.radius / MM, 0, 0, reach],
            mass=string.mass / MM,
            **metal,
        )
    end.add_site(name="end", pos=[0, 0, reach])
    spec.worldbody.add_site(name="hook", pos=[0, 0, parts.anchor / MM])
    line = spec.add_tendon(
        limited=1,
        range=[0, string.length / MM - reach],
        solref_limit=_SOLREF,
        solimp_limit=_SOLIMP,
    )
    line.wrap_site("hook")
    line.wrap_site("end")


class Scene:
    """Stones, and perhaps the Sun in flight, as one MuJoCo model."""

    def __init__(
        self,
        stones: Sequence[Pose],
        parts: Components,
        *,
        sun: Moment | None = None,
        awake: Collection[int] | None = None,
        velocities: Array | None = None,
    ) -> None:
        """`awake` None turns sleeping off; else all stones but those and what they touch sleep."""
        self.parts = parts
        self.count = len(stones)
        spec = mujoco.MjSpec()
        _options(spec)
        _add_planes(spec, parts)
        for pose in stones:
            _add_stone(spec, pose, parts)
        if sun is not None:
            _add_sun(spec, sun, parts)
        self.model = spec.compile()
        self.data = mujoco.MjData(self.model)
        if awake is not None:
            self._lull(awake)
        if velocities is not None:
            self.data.qvel[: 6 * self.count] = velocities.reshape(-1)
        if sun is not None:
            at = 6 * self.count
            self.data.qvel[at : at + 3] = np.array([sun.vx, sun.vy, sun.vz]) / MM

    def _lull(self, awake: Collection[int]) -> None:
        """Lets stones start asleep; a waking stone wakes all it touches."""
        model, data = self.model, self.data
        if awake:
            mujoco.mj_forward(model, data)
            awake = spread(awake, self.contacts())
        # enabled only now: a sleeping model computes its static bodies at reset alone
        model.opt.enableflags |= int(mujoco.mjtEnableBit.mjENBL_SLEEP)
        for n in set(range(self.count)).difference(awake):
            tree = model.body_treeid[n + 1]
            model.tree_sleep_policy[tree] = int(mujoco.mjtSleepPolicy.mjSLEEP_INIT)
        mujoco.mj_resetData(model, data)

    def contacts(self) -> list[tuple[int, int]]:
        """The pairs of stones that touch."""
        pairs = self.model.geom_bodyid[self.data.contact.geom] - 1
        return [(int(a), int(b)) for a, b in pairs if min(a, b) >= 0 and max(a, b) < self.count]

    def sun_touches(self) -> bool:
        """Whether ball or string touch a stone now."""
        pairs = self.model.geom_bodyid[self.data.contact.geom] - 1
        return bool(np.any((pairs.max(axis=1) >= self.count) & (pairs.min(axis=1) >= 0)))

    def advance(self) -> None:
        """One chunk of steps; stones beyond the rim lose the base."""
        self.model.geom_conaffinity[2 : 2 + self.count][self._off()] = _SOLID | _TABLE
        mujoco.mj_step(self.model, self.data, CHUNK)

    def _off(self) -> npt.NDArray[np.bool_]:
        """The stones whose centre is beyond the rim, or which already sank beside the base."""
        x, y, z, qw, qx, qy, qz = self.stones().T
        stone = self.parts.stone
        reach = stone.width / 2 * np.abs(qx * qz - qw * qy) * 2
        reach += stone.depth / 2 * np.abs(qy * qz + qw * qx) * 2
        reach += stone.height / 2 * np.abs(1 - 2 * (qx * qx + qy * qy))
        sunk = z - reach < -self.parts.judge.below
        off: npt.NDArray[np.bool_] = np.logical_or(np.hypot(x, y) > self.parts.base.radius, sunk)
        return off

    def stones(self) -> Array:
        """Positions (mm) and quaternions of the stones."""
        rows: Array = self.data.qpos[: 7 * self.count].reshape(-1, 7).copy()
        rows[:, :3] *= MM
        return rows

    def velocities(self) -> Array:
        """Linear (m/s) and angular velocities of the stones."""
        rows: Array = self.data.qvel[: 6 * self.count].reshape(-1, 6).copy()
        return rows

    def moving(self) -> list[int]:
        """The stones that are awake."""
        return [n for n in range(self.count) if self.data.body_awake[n + 1] > 0]

    def sun(self) -> Moment:
        """The ball's centre and velocity."""
        place = self.data.qpos[7 * self.count : 7 * self.count + 3] * MM
        speed = self.data.qvel[6 * self.count : 6 * self.count + 3] * MM
        return Moment(*place.tolist(), *speed.tolist())

    def energy(self) -> float:
        """Potential and kinetic energy, in joules."""
        mujoco.mj_fwdPosition(self.model, self.data)
        mujoco.mj_energyPos(self.model, self.data)
        mujoco.mj_energyVel(self.model, self.data)
        return float(self.data.energy.sum())


class _Take:
    """One action on a scene: who is left, and the pictures so far."""

    def __init__(self, stones: Sequence[Pose], parts: Components, on: Supports) -> None:
        self.before = tuple(stones)
        self.parts = parts
        self.on = on
        self.alive = list(range(len(stones)))
        self.rows = np.array(self.before, dtype=float).reshape(-1, 7)
        self.film = [self.rows.copy()]
        self.ball: list[Pose] = []
        self.verdicts = [Verdict.STANDING] * len(stones)
        self.restless: set[int] = set()
        self.settled = True
        self.patience = MOST_RESTS * math.ceil(parts.judge.cap / FRAME)

    def shoot(self, scene: Scene) -> None:
        """Takes one picture."""
        self.rows[self.alive] = scene.stones()
        self.film.append(self.rows.copy())

    def trembling(self, pictures: int) -> set[int]:
        """Who left its place in the last pictures; a tremble on the spot is rest.

        A stone is at rest if it stayed as near to its place all the time as one that moves at the
        judge's limit: contacts of fallen stones may chatter for ever without going anywhere.
        """
        rules = self.parts.judge
        latest = np.array(self.film[-pictures:])[:, self.alive]
        strayed = np.abs(latest - latest[-1]).max(axis=0) / rules.rest_time
        still = (strayed[:, :3] < rules.rest_speed).all(axis=1)
        still &= (2 * strayed[:, 3:] < rules.rest_spin).all(axis=1)
        return {n for n, at_rest in zip(self.alive, still.tolist(), strict=True) if not at_rest}

    def current(self) -> list[Pose]:
        """The poses of the stones still in play."""
        return [Pose(*self.rows[n].tolist()) for n in self.alive]

    def rest(self, awake: Collection[int], velocities: Array | None = None) -> Scene:
        """Lets the stones in play come to rest, or stops at the cap."""
        rules = self.parts.judge
        scene = Scene(self.current(), self.parts, awake=awake, velocities=velocities)
        watched = math.ceil(rules.rest_time / FRAME)
        self.restless = set()
        for taken in range(min(self.patience, math.ceil(rules.cap / FRAME))):
            if not scene.moving() or (taken >= watched and not self.trembling(watched + 1)):
                return scene
            scene.advance()
            self.shoot(scene)
            self.patience -= 1
        self.restless = self.trembling(watched + 1)
        self.settled = self.settled and not self.restless
        return scene

    def judge(self) -> None:
        """The verdicts on the poses that a record can hold; nothing outlasts what carried it."""
        for n in self.alive:
            pose = rounded(tuple(self.rows[n].tolist()))
            self.verdicts[n] = judge(self.before[n], pose, self.parts)
        for n in self.alive:
            carried = any(self.verdicts[below].fallen for below in self.on.get(n, ()))
            if carried and not self.verdicts[n].fallen:
                self.verdicts[n] = Verdict.DROPPED

    def clear(self, scene: Scene) -> None:
        """Takes fallen stones away, and lets those that leaned on them settle, until none falls."""
        while True:
            self.judge()
            fallen = {k for k, n in enumerate(self.alive) if self.verdicts[n].fallen}
            if not fallen:
                return
            leaning = {k for pair in scene.contacts() for k in pair if fallen & set(pair)} - fallen
            left = [k for k in range(len(self.alive)) if k not in fallen]
            woken = leaning.union(k for k in left if self.alive[k] in self.restless)
            self.alive = [self.alive[k] for k in left]
            if not woken:
                return
            scene = self.rest([left.index(k) for k in woken])

    def outcome(self, *, touched: bool) -> Outcome:
        """What the judge says, with the pictures."""
        poses = tuple(rounded(tuple(row)) for row in self.rows.tolist())
        film = np.array(self.film)
        verdicts = tuple(self.verdicts)
        return Outcome(poses, verdicts, touched, self.settled, film, tuple(self.ball))


def settle(
    stones: Sequence[Pose], parts: Components, awake: Collection[int], on: Supports = NOTHING
) -> Outcome:
    """Lets a scene come to rest after `awake` stones were placed or lost a neighbour."""
    take = _Take(stones, parts, on)
    take.clear(take.rest(awake))
    return take.outcome(touched=False)


def swing(
    stones: Sequence[Pose], parts: Components, release: Release, on: Supports = NOTHING
) -> Outcome:
    """One pass of the Sun: ball and string collide, the ball is caught, the stones settle."""
    if is_clear(release, stones, parts):
        return _untouched(stones, parts, release)
    return simulate(stones, parts, release, on)


def simulate(
    stones: Sequence[Pose], parts: Components, release: Release, on: Supports = NOTHING
) -> Outcome:
    """A swing without the analytic shortcut."""
    take = _Take(stones, parts, on)
    at = start(release, parts)
    scene = Scene(stones, parts, sun=at, awake=())
    cos, sin = math.cos(release.azimuth), math.sin(release.azimuth)
    end = -(parts.base.radius + parts.swing.caught)
    touched = False
    take.ball.append(_ball_pose(at))
    for _ in range(math.ceil(SWING_CAP / FRAME)):
        scene.advance()
        take.shoot(scene)
        at = scene.sun()
        take.ball.append(_ball_pose(at))
        touched = touched or scene.sun_touches() or bool(scene.moving())
        if at.x * cos + at.y * sin < end or at.vx * cos + at.vy * sin > 0:
            break
    take.clear(take.rest(scene.moving(), scene.velocities()))
    return take.outcome(touched=touched)


def _ball_pose(at: Moment) -> Pose:
    return Pose(at.x, at.y, at.z, 1.0, 0.0, 0.0, 0.0)


def _untouched(stones: Sequence[Pose], parts: Components, release: Release) -> Outcome:
    """The outcome of a swing that meets nothing."""
    take = _Take(stones, parts, NOTHING)
    path = free_path(release, parts)[:: round(FRAME / STEP)]
    take.ball = [Pose(*point, 1.0, 0.0, 0.0, 0.0) for point in path]
    take.film = take.film * len(path)
    return take.outcome(touched=False)
