"""Playing in the terminal: whole games, secrets, commands, leaving and coming back."""

import re
from pathlib import Path

import pytest

from terminal.at_the_terminal import Sitting, always_the_first, saying
from trilithon import BadSetup, Rng, Table, verify
from trilithon.bots.levels import Level
from trilithon.games.m.position import LINE
from trilithon.games.m.rules import MState
from trilithon.games.m.view import MView
from trilithon.locales import LANGUAGES, sentences
from trilithon.terminal import places
from trilithon.terminal.keep import load, save
from trilithon.terminal.places import Place, Places, choose_places
from trilithon.terminal.play import COMMANDS, find_command

# Cells (g3) are not cards; on the table, signs stand for the letters of symbols (g30■).
NOTATION = re.compile(r"\b[bnrgy](?:\d0[ctmf]|0)\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_is_played_to_its_end_screen(players: int, language: str, tmp_path: Path) -> None:
    sitting = Sitting(
        always_the_first, tmp_path / "game.txt", players=players, language=language, autosave=True
    ).run()
    assert sitting.table.over
    best = max(sitting.table.scores)
    assert re.search(rf"Total +{best}\n", sitting.screen)
    record = load(tmp_path / "game.txt")
    assert record == sitting.table.record
    assert verify(record) > 0


@pytest.mark.parametrize("size", [(80, 24), (80, 50), (120, 60)])
def test_no_line_is_wider_than_the_terminal_and_the_prompt_screen_fits(
    size: tuple[int, int], tmp_path: Path
) -> None:
    sitting = Sitting(always_the_first, tmp_path / "g", players=3, size=size, language="fr").run()
    for screen in sitting.screens:
        assert max(len(line) for line in screen.splitlines()) <= size[0]
    tall = [len(screen.splitlines()) for screen in sitting.screens]
    assert sorted(tall)[len(tall) // 2] < size[1]


@pytest.mark.parametrize("people", [("Ada", "Bob"), ("Ada", "Bob", "Cleo", "Dan")])
def test_a_hand_is_shown_to_its_owner_alone(people: tuple[str, ...], tmp_path: Path) -> None:
    """At each prompt, the screen holds no notation of a card that the asked person cannot know."""
    say = sentences("en")
    before: list[str] = []

    def answer(sitting: Sitting, prompt: str) -> str:
        seat = sitting.table.to_move
        if prompt.startswith(say("terminal-hand-over-ready", name=people[seat])):
            assert not NOTATION.search(sitting.screen)
            before.append(people[seat])
            return ""
        assert prompt.startswith(people[seat])
        view = sitting.table.view(seat)
        assert isinstance(view, MView)
        own = set(view.hand or ())
        shown = set(NOTATION.findall(sitting.screen))
        assert shown <= own
        if shown:
            assert before[-1] == people[seat]
        return "1"

    sitting = Sitting(answer, tmp_path / "g", players=len(people), people=people).run()
    assert sitting.table.over
    assert set(before) == set(people)


def test_alone_against_bots_the_screen_is_never_handed_over(tmp_path: Path) -> None:
    sitting = Sitting(always_the_first, tmp_path / "g", players=4).run()
    assert not any("nobody else" in prompt for prompt in sitting.prompts)


def test_taking_from_a_line_needs_no_hand_over(tmp_path: Path) -> None:
    """Everyone sees what can be taken, so nobody's hand is shown; `hand` asks for one's own."""
    seen: list[str] = []

    def answer(sitting: Sitting, prompt: str) -> str:
        if "take a card" in prompt and "hand" not in seen:
            assert "Hand:" not in sitting.screen
            seen.append("hand")
            return "hand"
        if seen == ["hand"] and "nobody else" in prompt:
            seen.append("over")
        elif seen == ["hand", "over"]:
            assert "Hand:" in sitting.screen
            seen.append("shown")
        return "1"

    Sitting(answer, tmp_path / "g", people=("Ada", "Bob")).run()
    assert seen == ["hand", "over", "shown"]


@pytest.mark.parametrize(
    ("line", "language", "told"),
    [
        ("b40c zz9", "en", "is not a move"),
        ("999", "en", "There is no move 999"),
        ("0", "en", "There is no move 0"),
        ("0000019999", "en", "There is no move 0000019999"),
        ("9" * 5000, "en", "There is no move 99999999999999999999:"),
        ("take c2", "en", "not what is to be done now"),
        ("b40c d3", "en", "not in the hand"),
        ("q99x d3", "fr", "Il n’y a pas de carte"),
        ("y0 z9", "fr", "Il n’y a pas de case"),
        ("pass", "fr", "On ne passe que si"),
        ("deal b40c", "en", "not what is to be done now"),
        ("undo", "en", "nothing to take back"),
    ],
)
def test_a_bad_line_gets_a_sentence_and_changes_nothing(
    line: str, language: str, told: str, tmp_path: Path
) -> None:
    sitting = Sitting(saying(line), tmp_path / "g", language=language)
    key = sitting.table.state.key()
    sitting.run()
    assert told in " ".join(sitting.screens[1].split())
    assert sitting.table.state.key() == key


def test_a_move_can_be_typed_in_notation(tmp_path: Path) -> None:
    sitting = Sitting(saying(" R40T  f2 "), tmp_path / "g", players=3).run()
    assert [str(line) for line in sitting.table.record.moves if line.seat == 0] == ["0 r40t f2"]


def before_a_choice_of_lines() -> Table:
    """A table where Ada has placed a card that lets both its row and its column score."""
    rng = Rng("lines")
    for seed in range(4000):
        table = Table("m", 2, seed, seats=("Ada", "bot"))
        while not table.over:
            state = table.state
            assert isinstance(state, MState)
            if state.stage == LINE and table.to_move == 0:
                return table
            table.play(int(state.random_move(rng)), table.to_move)
    raise AssertionError("no game came to a choice of lines")


def test_undo_takes_back_a_stage_of_the_turn(tmp_path: Path) -> None:
    """A placement that lets row or column score is a stage: the choice comes after it."""
    table = before_a_choice_of_lines()
    steps = len(table.steps)
    sitting = Sitting(saying("undo"), tmp_path / "g", table=table).run()
    assert "choose one" in sitting.prompts[0]
    assert len(table.steps) == steps - 1


def test_help_log_and_scores_are_pages(tmp_path: Path) -> None:
    answers = saying("?", "", "log", "", "scores", "", "sc")
    sitting = Sitting(answers, tmp_path / "g", size=(100, 40)).run()
    assert "place a card so that it shares" in sitting.screens[1]
    assert "On the table:" in sitting.screens[3]
    assert "6 tokens" in sitting.screens[5]
    assert "6 tokens" in sitting.screens[7]


def test_a_page_taller_than_the_screen_is_shown_a_screenful_at_a_time(tmp_path: Path) -> None:
    sitting = Sitting(saying("?", "", "", "", ""), tmp_path / "g", size=(60, 12)).run()
    pages = sitting.screens[1:4]
    assert all(len(page.splitlines()) <= 11 for page in pages)
    assert "Type the number" in pages[0]
    assert "b blue" in "".join(sitting.screens[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_known_in_english_and_in_the_language_spoken(language: str) -> None:
    say = sentences(language)
    for command in COMMANDS:
        assert find_command(command, say) == command
        assert find_command(say(f"command-{command}").upper(), say) == command
        assert say(f"command-{command}") in say("terminal-help")
    assert find_command("", say) is None
    assert find_command("row", say) is None


def test_leaving_keeps_the_game_and_resuming_goes_on(tmp_path: Path) -> None:
    keep = tmp_path / "kept" / "game.txt"
    first = Sitting(saying("1", "2"), keep, players=3).run()
    assert str(keep) in "".join(first.screen.split("\n"))
    resumed = Table.from_record(load(keep))
    assert resumed.state.key() == first.table.state.key()
    assert [Place.parse(seat).bot for seat in resumed.seats] == [None, "artisan", "artisan"]
    second = Sitting(always_the_first, keep, players=3, table=resumed).run()
    assert second.table.over


def test_leaving_before_the_first_move_keeps_nothing(tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    sitting = Sitting(saying("quit"), keep).run()
    assert "nothing is kept" in sitting.screen
    assert not keep.exists()


def test_saving_replaces_the_file_whole(tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    table = Table("m", 2, seed=1)
    save(table.record, keep)
    table.play(table.legal_moves()[0])
    save(table.record, keep)
    assert load(keep) == table.record
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_place_is_written_and_read() -> None:
    for place in (Place("Ada"), Place("Basalt", "random"), Place("A [b", "random")):
        assert Place.parse(str(place)) == place


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\nb", "\x1b[31m", "Ada [random]"])
def test_a_name_that_would_break_a_record_or_the_screen_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="cannot be a player's name"):
        choose_places(2, [name], [], 2, sentences("en"))


@pytest.mark.parametrize(("language", "command"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_is_no_error(language: str, command: str, tmp_path: Path) -> None:
    answers = iter([command, "nonsense", "quit"])
    styles: list[str] = []

    def answer(sitting: Sitting, _: str) -> str:
        styles.append(str(sitting.session.notice.style))
        return next(answers)

    sitting = Sitting(answer, tmp_path / "game.txt", language=language).run()
    told = sentences(language)("hint-told", moves="", turn="").split(" .")[0].strip(" .")
    assert told in sitting.screens[1]
    assert "red" not in styles[1]
    assert "red" in styles[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_of_every_computer_is_shown_with_its_rating(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {"artisan": Level("artisan", rating=1718, iterations=2), "builder": Level("builder")}
    monkeypatch.setattr(places, "level", lambda _, name: measured.get(name))
    say = sentences(language)
    who = [Place("Ada"), Place("Flint", "artisan"), Place("Opal", "builder"), Place("Onyx", "uct")]
    seated = Places(
        tuple(place.name for place in who), (None,) * 4, tuple(place.bot for place in who)
    )
    rating = {"en": "rating", "fr": "force"}[language]
    told = seated.opponents("m", say).replace(" :", ":")
    builder = say("page-level-name", level="builder")
    assert told == f"Flint: Artisan, {rating} 1718 · Opal: {builder} · Onyx: uct"
    shown = Sitting(saying(), tmp_path / "game.txt", players=3, language=language).run()
    assert f"Artisan, {rating} 1718" in shown.screens[0]


def test_people_alone_read_nothing_of_computers(tmp_path: Path) -> None:
    shown = Sitting(saying(), tmp_path / "game.txt", people=("Ada", "Bob")).run()
    assert "Artisan" not in "".join(shown.screens)
