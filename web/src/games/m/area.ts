/** How the floating area lies on the page. */

export const SIZE = 6;
/** Cells are named on a ring one wider than the area, so that names outlive the area's wandering. */
const RING = SIZE + 1;

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Span {
  /** The first row (column) shown, on the ring. */
  readonly from: number;
  /** How many are shown, cards and the empty ones around them. */
  readonly length: number;
  /** Which of them hold cards: from this index, so many. */
  readonly first: number;
  readonly cards: number;
}

export interface Area {
  readonly rows: Span;
  readonly columns: Span;
}

/** The place of a cell's name (`c4`: third column, fourth row). */
export function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function nameOf(cell: Cell): string {
  return `${String.fromCharCode(97 + (cell.column % RING))}${(cell.row % RING) + 1}`;
}

/** The unbroken stretch of a ring that the places take up, and the free ones beside it. */
function spanOf(places: readonly number[]): Span {
  const taken = new Set(places);
  let first = 0;
  for (const place of taken) if (!taken.has((place + RING - 1) % RING)) first = place;
  const cards = taken.size;
  if (cards >= SIZE) return { from: first, length: cards, first: 0, cards };
  return { from: (first + RING - 1) % RING, length: cards + 2, first: 1, cards };
}

/** What of the table is shown: the cards, and a border where one could still be added. */
export function areaOf(names: readonly string[]): Area {
  const cells = names.map(cellOf);
  return {
    rows: spanOf(cells.map((cell) => cell.row)),
    columns: spanOf(cells.map((cell) => cell.column)),
  };
}

/** The names of the shown cells, row by row. */
export function cellsOf(area: Area): string[][] {
  return Array.from({ length: area.rows.length }, (_, row) =>
    Array.from({ length: area.columns.length }, (_, column) =>
      nameOf({ row: area.rows.from + row, column: area.columns.from + column }),
    ),
  );
}

/** By how many places the shown part moved: the shortest way round the ring. */
export function drift(before: Span, after: Span): number {
  const way = (after.from - before.from + RING) % RING;
  return way > RING / 2 ? way - RING : way;
}

/** The names of the empty cells that touch one of these by a side. */
export function bordering(names: readonly string[]): ReadonlySet<string> {
  const held = new Set(names);
  const sides = names.map(cellOf).flatMap(({ row, column }) => [
    nameOf({ row: row + 1, column }),
    nameOf({ row: row + RING - 1, column }),
    nameOf({ row, column: column + 1 }),
    nameOf({ row, column: column + RING - 1 }),
  ]);
  return new Set([...names, ...sides.filter((name) => !held.has(name))]);
}
