/** Who sits down at a new table. */

export type SeatChoice =
  | { readonly kind: "me" }
  | { readonly kind: "here"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level: string };

export type Company = "bots" | "friends" | "here";

/** The seats one gets by choosing a company: first myself, then the others. */
export function seatsFor(company: Company, players: number, level: string): SeatChoice[] {
  const other = (): SeatChoice => {
    switch (company) {
      case "bots":
        return { kind: "bot", level };
      case "friends":
        return { kind: "open" };
      case "here":
        return { kind: "here", name: "" };
    }
  };
  return [{ kind: "me" }, ...Array.from({ length: players - 1 }, other)];
}

/** The same seats, one more or fewer at the end; a new one is like the last. */
export function resized(seats: readonly SeatChoice[], players: number): SeatChoice[] {
  const last = seats.at(-1);
  const more = last === undefined || last.kind === "me" ? { kind: "open" as const } : last;
  return Array.from({ length: players }, (_, i) => seats[i] ?? more);
}
