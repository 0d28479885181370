import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test, vi } from "vitest";
import { siteWith } from "../../site/ask-site.fixture.ts";
import { createFontQuestion, withFontRule } from "./font-question.ts";
import { readOwnTypefaces } from "./own-typefaces.ts";

const font = { address: "/typefaces/own/a.woff2", bytes: 9, scripts: ["latin"], weightRange: null };
const accepted = { problem: null, font };
const id = "file-a-woff2";

test("[THEME-3] asks the site once about a font, by the ID of its asset", async () => {
  const { asked, askSite } = siteWith(accepted);
  const ask = createFontQuestion();
  const reports = await Promise.all([ask(id, askSite), ask(id, askSite)]);
  expect(reports).toEqual([accepted, accepted]);
  expect(asked).toMatchObject([{ path: "/api/typefaces/check", query: { file: id } }]);
});

test("[THEME-3][SEC-1] returns why a font is refused, and ignores an address of another host", async () => {
  const elsewhere = { problem: null, font: { ...font, address: "//evil.example/a" } };
  const { askSite } = siteWith({ problem: "Damaged." }, elsewhere);
  expect(await createFontQuestion()(id, askSite)).toEqual({ problem: "Damaged." });
  expect(await createFontQuestion()(id, askSite)).toBeNull();
});

test("[THEME-3] asks again after the site was down, and lets editors publish meanwhile", async () => {
  const ask = createFontQuestion();
  const { askSite } = siteWith(new TypeError("Failed to fetch"), accepted);
  expect(await ask(id, askSite)).toBeNull();
  expect(await ask(id, askSite)).toEqual(accepted);
});

test("[THEME-3] adds a rule to the font files of an uploaded typeface, and to nothing else", () => {
  const ask = vi.fn<ReturnType<typeof createFontQuestion>>();
  const place = { site: "https://site.example", ask };
  const changed = schemaTypes.filter((type) => withFontRule(type, place) !== type);
  expect(changed.map(({ name }) => name)).toEqual(["ownTypeface"]);
});

test("[THEME-3] reads a half-filled list of uploaded typefaces", () => {
  const asset = { _type: "reference", _ref: id };
  const regular = { _type: "typefaceFile", asset };
  const stored = [
    { _key: "a", name: "House", kind: "serif", regular },
    { _key: "b", kind: "wobbly" },
    "nothing",
  ];
  expect(readOwnTypefaces(stored)).toEqual([
    { id: "own-a", name: "House", kind: "serif", file: id },
    { id: "own-b", name: "", kind: "sans-serif", file: null },
  ]);
  expect(readOwnTypefaces(undefined)).toEqual([]);
});
