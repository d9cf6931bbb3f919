const STORED = "trilithon.tables";
const MOST = 4;

export interface Recent {
  readonly id: string;
  readonly game: string;
}

const stored = (): readonly Recent[] => JSON.parse(localStorage.getItem(STORED) ?? "[]") as Recent[];

/** The unfinished tables at which this browser has a seat, the latest first. */
class Tables {
  list = $state.raw<readonly Recent[]>(stored());

  remember(table: Recent): void {
    this.#keep([table, ...this.list.filter(({ id }) => id !== table.id)].slice(0, MOST));
  }

  forget(id: string): void {
    this.#keep(this.list.filter((table) => table.id !== id));
  }

  #keep(list: readonly Recent[]): void {
    this.list = list;
    localStorage.setItem(STORED, JSON.stringify(list));
  }
}

export const recent = new Tables();
