import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Code = "en" | "fr";
export type Arguments = Readonly<Record<string, FluentVariable>>;

/** Each language in its own name, for the switch. */
export const LANGUAGES: Readonly<Record<Code, string>> = { en: "English", fr: "Français" };

const SOURCES: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/trilithon/locales/en.ftl?raw"),
  fr: () => import("../../../src/trilithon/locales/fr.ftl?raw"),
};

const STORED = "trilithon.language";

/** A bundle of sentences; marks that isolate left-to-right text are of no use in these languages. */
export function bundleOf(code: Code, source: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(source));
  if (error !== undefined) throw error;
  return bundle;
}

/** In French no line begins with a colon or ends with an opening quotation mark. */
export const typeset = (code: Code, text: string): string => (code === "fr" ? text.replace(/ (?=[:;?!»%])|(?<=«) /g, "\u00a0") : text);

function preferred(): Code {
  const stored = localStorage.getItem(STORED);
  if (stored === "en" || stored === "fr") return stored;
  const first = navigator.languages.find((tag) => /^(en|fr)\b/i.test(tag));
  return first?.toLowerCase().startsWith("fr") === true ? "fr" : "en";
}

class Language {
  code = $state<Code>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Load a language (the preferred one, unless told) and speak it from then on. */
  async use(code: Code = preferred()): Promise<void> {
    const source = await SOURCES[code]();
    this.#bundle = bundleOf(code, source.default);
    this.code = code;
    document.documentElement.lang = code;
  }

  async choose(code: Code): Promise<void> {
    localStorage.setItem(STORED, code);
    await this.use(code);
  }

  /** The sentence of a key. A missing one shows its key and is reported, so that tests see it. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || pattern === undefined || pattern === null) {
      console.error(`no sentence for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return typeset(this.code, text);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }
}

export const language = new Language();

/** Short for `language.say`: components read as the page does. */
export const say = (key: string, args?: Arguments): string => language.say(key, args);
