import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test, vi } from "vitest";
import { siteWith } from "../../site/fetch-from-site.fixture.ts";
import { createFontCheck, withFontRule } from "./check-font.ts";
import { readOwnTypefaces } from "./own-typefaces.ts";

const font = { address: "/typefaces/own/a.woff2", bytes: 9, scripts: ["latin"], weightRange: null };
const accepted = { problem: null, font };
const id = "file-a-woff2";

test("[THEME-3] asks the site once about a font, by the ID of its asset", async () => {
  const { requests, fetchFromSite } = siteWith(accepted);
  const checkFont = createFontCheck();
  const reports = await Promise.all([checkFont(id, fetchFromSite), checkFont(id, fetchFromSite)]);
  expect(reports).toEqual([accepted, accepted]);
  expect(requests).toMatchObject([{ path: "/api/typefaces/check", query: { file: id } }]);
});

test("[THEME-3][SEC-1] returns why a font is refused, and ignores an address of another host", async () => {
  const elsewhere = { problem: null, font: { ...font, address: "//evil.example/a" } };
  const { fetchFromSite } = siteWith({ problem: "Damaged." }, elsewhere);
  expect(await createFontCheck()(id, fetchFromSite)).toEqual({ problem: "Damaged." });
  expect(await createFontCheck()(id, fetchFromSite)).toBeNull();
});

test("[THEME-3] asks again after the site was down, and lets editors publish meanwhile", async () => {
  const checkFont = createFontCheck();
  const { fetchFromSite } = siteWith(new TypeError("Failed to fetch"), accepted);
  expect(await checkFont(id, fetchFromSite)).toBeNull();
  expect(await checkFont(id, fetchFromSite)).toEqual(accepted);
});

test("[THEME-3] adds a rule to the font files of an uploaded typeface, and to nothing else", () => {
  const checkFont = vi.fn<ReturnType<typeof createFontCheck>>();
  const place = { site: "https://site.example", checkFont };
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
