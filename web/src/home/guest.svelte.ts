const STORED = "trilithon.name";

/** The name a guest goes by, kept in this browser. */
class Guest {
  name = $state(localStorage.getItem(STORED) ?? "");

  keep(): void {
    localStorage.setItem(STORED, this.name);
  }
}

export const guest = new Guest();
