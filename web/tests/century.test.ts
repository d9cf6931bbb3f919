import { describe, expect, it } from "vitest";
import { flights } from "../src/games/century/flights";
import { golemOf, nameOf } from "../src/games/century/golem";
import { counted, dropsOf, gems, inHand, nextBox, offerAt, panelOf, without } from "../src/games/century/model";
import type { Cargo } from "../src/games/century/drag";
import { meant, moveOf, placeOf, type Thing } from "../src/games/century/things";
import { better, colourOf, learn, levels } from "../src/games/century/types";
import type { Card, CenturyCatalogue, CenturyHints, CenturyView, Location, MoveHint, Player } from "../src/wire";

const card = (id: string, more: Partial<Card> = {}): Card => ({ id, icon: "tool", symbol: "pick", crystals: "y", count: 0, cost: "ggb", points: 5, ...more });
const player = (more: Partial<Player> = {}): Player => ({ caravan: "yyg", home: 5, on_board: 1, reserve: 6, cards: [], effects: [], icons: [0, 0, 0, 0], bonus: [], explored: [], ...more });
const location = (id: string, more: Partial<Location> = {}): Location => ({ id, panel: id.slice(0, 2), type: "production", symbol: null, merchants: 1, gain: "y", give: "", get: "", upgrades: 0, stacks: [], card: null, cover: null, seat: null, count: 0, need: [1, 1], why: ["", ""], mark: "X", ...more });
const VIEW: CenturyView = {
  game: "century", players: 2, viewer: 0, to_move: 0, turn: 3, scores: [0, 0], stage: "turn", active: 0, panel: "D1",
  layout: [["A1", "B1"], ["C1", "D1"]], locations: [location("A1.1", { type: "golem", card: card("P01") }), location("A1.3"), location("B1.3", { seat: 1, count: 2 })],
  row: [card("P01")], deck: 3, deck_top: null, surplus: 0, seats: [player(), player()], icons: [], capacity: 10, bonus_spaces: 3, cards_to_end: 8,
  location: null, steps: 0, took: false, claimed: false, stepped: false, discard: 0, drawing: 0, round: 1, rest_rounds: 0, acted: true, last_round: false, sheet: [[], []],
};
const BOX: CenturyCatalogue = {
  colours: { y: "yellow", g: "green", b: "blue", m: "magenta" }, symbols: ["pick"], panels: { A1: ["A1.3"] },
  locations: { "A1.3": { type: "production", symbol: null, merchants: 1, gain: "yyy", give: "", get: "", upgrades: 0, stacks: [], covered: [] } },
  cards: {}, card_players: {}, bonus: {}, bonus_counts: {}, tiles: {}, marks: { "A1.3": { type: "R", merchants: "I", gain: "X" } }, general: {},
};
const hint = (kind: MoveHint["kind"], about: string): MoveHint => ({ move: `${kind} ${about}`, kind, about, caravan: "", home: 0, points: 0, tools: "", times: 0, then: [], excess: 0 });
const hints = (...brings: MoveHint[]): CenturyHints => ({ moves: brings.map(({ move }) => move), brings });

describe("crystals", () => {
  it("are counted by colours", () => expect(counted("yyg")).toEqual([{ letter: "y", count: 2 }, { letter: "g", count: 1 }]));
  it("are taken away one by one", () => expect(without("yyggb", "yg")).toBe("ygb"));
  it("of a price are there or not", () => expect(inHand("ggb", "yyg")).toEqual([true, false, false]));
  it("are discarded a colour at a time", () => expect(dropsOf("yyb")).toEqual(["yy", "b"]));
  it("are known by the letters of the catalogue", () => {
    learn(BOX);
    expect([levels().join(""), colourOf("b"), better("g"), better("m")]).toEqual(["ygbm", "blue", "b", "m"]);
  });
  it("need art of ours", () => {
    expect(() => learn({ ...BOX, colours: { p: "pink" } })).toThrow("no art");
    expect(() => colourOf("?")).toThrow("no crystal");
  });
});

describe("the caravan while one looks at a move", () => {
  const fates = (before: string, after: string, at: number | null = null): string => gems(before, after, at).map(({ letter, fate, into }) => `${letter}${fate === "stays" ? "" : `:${fate}${into}`}`).join(" ");
  it("keeps the places of what stays", () => expect(fates("yyg", "yyg")).toBe("y y g"));
  it("shows what comes behind the rest", () => expect(fates("yg", "yyyg")).toBe("y g y:comes y:comes"));
  it("shows an upgrade in its place", () => expect(fates("yyg", "ygg")).toBe("y y:turnsg g"));
  it("takes the crystal that is pointed at", () => expect(fates("yyg", "ygg", 0)).toBe("y:turnsg y g"));
  it("shows what is paid", () => expect(fates("yygb", "y")).toBe("y y:goes g:goes b:goes"));
  it("shows a trade for more", () => expect(fates("gg", "yyyb")).toBe("g:turnsy g:turnsy y:comes b:comes"));
});

describe("what can be chosen", () => {
  it("is a location to activate or to explore", () => {
    expect(offerAt(hints(hint("activate", "A1.3")), "A1.3")?.kind).toBe("activate");
    expect(offerAt(hints(hint("explore", "A1.3")), "A1.3")?.kind).toBe("explore");
    expect(offerAt(hints(), "A1.3")).toBeUndefined();
  });
  it("is a card: first its location, then the card itself", () => {
    const card = { kind: "card", id: "A1.1" } as const;
    expect(moveOf(VIEW, hints(hint("activate", "A1.1")), card)?.kind).toBe("activate");
    expect(moveOf({ ...VIEW, stage: "golem", location: "A1.1" }, hints(hint("claim", "P01")), card)?.kind).toBe("claim");
  });
  it("is a stack of the location where one acts", () => {
    const at = { ...VIEW, stage: "golem" as const, location: "A1.1" };
    expect(moveOf(at, hints(hint("take", "b")), { kind: "stack", id: "A1.1 b" })?.about).toBe("b");
    expect(placeOf(at, { kind: "stack", id: "A1.1 b" })?.id).toBe("A1.1");
  });
});

describe("the panels", () => {
  it("have Golem locations and others", () => {
    const { golems, others } = panelOf(VIEW, "A1");
    expect([golems.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([["A1.1"], ["A1.3"]]);
  });
  it("are walked over with the arrows", () => {
    const boxes = [{ id: "a", x: 0, y: 0 }, { id: "b", x: 10, y: 1 }, { id: "c", x: 0, y: 10 }, { id: "d", x: 11, y: 11 }];
    expect(nextBox(boxes, "a", "ArrowRight")).toBe("b");
    expect(nextBox(boxes, "a", "ArrowDown")).toBe("c");
    expect(nextBox(boxes, "d", "ArrowUp")).toBe("b");
    expect(nextBox(boxes, "a", "ArrowLeft")).toBeNull();
  });
});

describe("what is carried", () => {
  const gem: Cargo = { kind: "gem", id: "y", at: 0 };
  it("is a merchant to a location", () => expect(meant(VIEW, { kind: "merchant", id: "" }, "place A1.3")).toEqual({ kind: "place", id: "A1.3" }));
  it("is a crystal to where it is used", () => {
    const at = (stage: CenturyView["stage"]): Thing | null => meant({ ...VIEW, stage, location: "A1.1" }, gem, "card A1.1");
    expect([at("upgrade"), at("trade"), at("golem")]).toEqual([{ kind: "gem", id: "y" }, { kind: "trade", id: "" }, { kind: "card", id: "A1.1" }]);
  });
  it("is nothing beside the board", () => expect([meant(VIEW, gem, null), meant(VIEW, gem, "supply")]).toEqual([null, null]));
});

describe("the location where one acts", () => {
  it("trades once more", () => expect(moveOf({ ...VIEW, stage: "trade", location: "A1.3" }, hints(hint("trade", "")), { kind: "place", id: "A1.3" })?.kind).toBe("trade"));
});

describe("golems", () => {
  const cards = Array.from({ length: 56 }, (_, i) => card(`P${String(i + 1).padStart(2, "0")}`));
  it("have names of their own", () => expect(new Set(cards.map(({ id }) => nameOf(id))).size).toBe(56));
  it("look like nobody else, and always the same", () => {
    expect(new Set(cards.map((one) => golemOf(one).head + golemOf(one).torso)).size).toBe(56);
    expect(golemOf(card("P07"))).toEqual(golemOf(card("P07")));
  });
  it("grow the crystals of their price", () => expect(golemOf(card("P07", { cost: "yggbm" })).growths.map(({ letter }) => letter).join("")).toBe("mbggy"));
});

describe("what moves between two positions", () => {
  const at = (view: CenturyView, id: string, more: Partial<Location>): CenturyView => ({ ...view, locations: view.locations.map((place) => (place.id === id ? { ...place, ...more } : place)) });
  it("are merchants, crystals from where they went", () => {
    const after = { ...at(VIEW, "A1.3", { seat: 0, count: 1 }), seats: [player({ caravan: "yyyg" }), player()], active: 1 };
    expect(flights(VIEW, after)).toEqual([
      { what: "merchant", seat: 0, name: "", count: 1, from: { seat: 0 }, to: { place: "A1.3" } },
      { what: "crystal", seat: 0, name: "y", count: 1, from: { place: "A1.3" }, to: { seat: 0 } },
    ]);
  });
  it("are displaced merchants that walk home", () => {
    const walks = flights(VIEW, at(VIEW, "B1.3", { seat: 0, count: 3 }));
    expect(walks.map(({ seat, count, to }) => [seat, count, to])).toEqual([[1, 2, { seat: 1 }], [0, 3, { place: "B1.3" }]]);
  });
  it("are a claimed card and what it cost", () => {
    const before = { ...VIEW, location: "A1.1" };
    const after = { ...VIEW, seats: [player({ caravan: "y", cards: [card("P01")] }), player()] };
    expect(flights(before, after).map(({ what, name }) => `${what} ${name}`)).toEqual(["crystal y", "crystal g", "card P01"]);
  });
  it("are the crystals of Tool cards first, those of a trade after them", () => {
    const before = at({ ...VIEW, seats: [player({ caravan: "gg", effects: [{ symbol: "pick", assistance: 0, tools: "y" }] }), player()] }, "A1.3", { symbol: "pick", type: "trade" });
    const after = { ...at(before, "A1.3", { seat: 0, count: 1 }), seats: [player({ caravan: "gbb" }), player()] };
    expect(flights(before, after).map(({ what, name, count }) => `${what} ${count}${name}`)).toEqual(["merchant 1", "tool 1y", "crystal 1g", "crystal 1y", "crystal 2b"]);
  });
  it("is nothing from one table to another", () => expect(flights(VIEW, { ...VIEW, panel: "E1" })).toEqual([]));
});
