export type Theme = "system" | "light" | "dark";

const STORED = "trilithon.theme";

function stored(): Theme {
  const value = localStorage.getItem(STORED);
  return value === "light" || value === "dark" ? value : "system";
}

class Choice {
  theme = $state<Theme>(stored());

  /** Show the theme; `system` leaves the choice to the browser. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
  }

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(STORED, theme);
    this.apply();
  }
}

export const choice = new Choice();
