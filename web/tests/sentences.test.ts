import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { typeset } from "../src/lang/language.svelte";

const LOCALES = new URL("../../src/trilithon/locales/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url).pathname;

const read = (code: string): string => readFileSync(new URL(`${code}.ftl`, LOCALES), "utf8");
const keysOf = (code: string): string[] => [...read(code).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const code = files.map((name) => readFileSync(join(SOURCES, name), "utf8")).join("\n");
const used = new Set([...code.matchAll(/"((?:page|m|game|event|error)-[\w-]+)"/g)].map((match) => match[1] ?? ""));
// A chapter of the rules names its heading; its text follows from it.
for (const [, chapters = ""] of code.matchAll(/CHAPTERS = \[([^\]]*)\]/g))
  for (const [, heading = ""] of chapters.matchAll(/"([\w-]+)"/g)) used.add(`${heading}-text`);

describe.each(["en", "fr"])("the sentences of the page in %s", (language) => {
  const keys = keysOf(language);

  it("parse without error", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
  it("are all there", () => expect([...used].filter((key) => !keys.includes(key))).toEqual([]));
  it("are all used", () => expect(keys.filter((key) => key.startsWith("page-") && !used.has(key))).toEqual([]));
  it("are there once", () => expect(keys.length).toBe(new Set(keys).size));
});

it("every sentence exists in both languages", () => expect(keysOf("fr").toSorted()).toEqual(keysOf("en").toSorted()));

describe("French lines", () => {
  it("neither begin with a colon nor end with an opening quotation mark", () => expect(typeset("fr", "Icône : « 2 % » !")).toBe("Icône\u00a0: «\u00a02\u00a0%\u00a0»\u00a0!"));
  it("are no business of English", () => expect(typeset("en", "a : b")).toBe("a : b"));
});
