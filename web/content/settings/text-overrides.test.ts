import { expect, test } from "vitest";
import { createProblemLog } from "../parse/problems.ts";
import { parseTextOverrides } from "./text-overrides.ts";

function parse(stored: unknown) {
  const lines: string[] = [];
  const log = createProblemLog((line) => void lines.push(line));
  return { ...parseTextOverrides(stored, log), lines };
}

const entry = (key: string, text: unknown) => ({ _key: key, key, text });
const english = (texts: unknown) => ({ _id: "interfaceTexts-en", language: "en", texts });

test("[I18N-1] returns an editor's texts by language and key", () => {
  const german = { _id: "interfaceTexts-de", language: "de", texts: null };
  expect(parse([english([entry("site.menu", "Explore")]), german])).toEqual({
    overrides: { en: { "site.menu": "Explore" }, de: {} },
    problems: [],
    lines: [],
  });
});

test("[TOL-1] returns no texts for an invalid response", () => {
  for (const stored of [null, undefined, "<!doctype html>", {}]) {
    expect(parse(stored)).toEqual({ overrides: {}, problems: [], lines: [] });
  }
});

test.each([
  ["is empty", entry("site.menu", " ")],
  ["is too long", entry("site.menu", "a".repeat(1_001))],
  ["has an invalid key", entry("site.menu.", "Explore")],
])("[TOL-1] drops a text that %s, keeps the others and reports it once", (_name, invalid) => {
  const stored = [english([invalid, entry("site.closeMenu", "Done")])];
  const { overrides, problems, lines } = parse(stored);
  expect(overrides).toEqual({ en: { "site.closeMenu": "Done" } });
  expect(problems).toMatchObject([
    { documentId: "interfaceTexts-en", documentType: "interfaceTexts", fields: [{}] },
  ]);
  expect(problems[0]?.fields[0]?.field).toMatch(/^texts\[0\]\.(?:text|key)$/);
  expect(lines).toHaveLength(1);
});

test("[TOL-1] drops texts above the maximum number, and a document without a language", () => {
  const texts = Array.from({ length: 1_100 }, (_, index) => entry(`site.a${index}`, "a"));
  expect(Object.keys(parse([english(texts)]).overrides["en"] ?? {})).toHaveLength(1_000);
  const { overrides, lines } = parse([
    { ...english([entry("site.menu", "Explore")]), language: 7 },
    { ...english([entry("site.menu", "Wege")]), language: "de" },
  ]);
  expect(overrides).toEqual({ de: { "site.menu": "Wege" } });
  expect(lines.join()).toContain("can't be used, so the default texts are");
});
