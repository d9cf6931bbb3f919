/** Who sits down at a new table. */

import type { NewTable } from "../wire";

export type SeatChoice =
  | { readonly kind: "me" }
  | { readonly kind: "here"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot" };

export type Company = "bots" | "friends" | "here";

const OTHERS: Readonly<Record<Company, SeatChoice>> = {
  bots: { kind: "bot" },
  friends: { kind: "open" },
  here: { kind: "here", name: "" },
};

/** The seats one gets by choosing a company: first myself, then the others. */
export function seatsFor(company: Company, players: number): SeatChoice[] {
  return [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => OTHERS[company])];
}

/** The same seats, one more or fewer at the end; a new one is like the last. */
export function resized(seats: readonly SeatChoice[], players: number): SeatChoice[] {
  const last = seats.at(-1);
  const more: SeatChoice = last === undefined || last.kind === "me" ? { kind: "open" } : last;
  return Array.from({ length: players }, (_, i) => seats[i] ?? more);
}

/** The seat as the server wants it; whoever gives no name is called by the seat. */
export function wireSeat(seat: SeatChoice, bot: string): NewTable["seats"][number] {
  switch (seat.kind) {
    case "me":
      return { kind: "me" };
    case "here":
      return { kind: "here", name: seat.name.trim() };
    case "open":
      return { kind: "open" };
    case "bot":
      return { kind: "bot", bot };
  }
}
