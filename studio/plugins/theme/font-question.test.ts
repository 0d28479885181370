import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test, vi } from "vitest";
import type { AskSite, SiteQuestion } from "../../site/ask-site.ts";
import { createFontQuestion, withFontRule } from "./font-question.ts";
import { readOwnTypefaces } from "./own-typefaces.ts";

const font = { address: "/typefaces/own/a.woff2", bytes: 9, scripts: ["latin"], weightRange: null };

function siteWith(...answers: unknown[]) {
  const asked: SiteQuestion[] = [];
  const askSite: AskSite = async (question) => {
    asked.push(question);
    if (answers.length === 0) throw new Error("The site is down.");
    return Response.json(answers.shift());
  };
  return { asked, askSite };
}

test("[THEME-3] asks the site once about a font, by the ID of its asset", async () => {
  const { asked, askSite } = siteWith({ problem: null, font });
  const ask = createFontQuestion();
  const reports = await Promise.all([ask("file-a-woff2", askSite), ask("file-a-woff2", askSite)]);
  expect(reports).toEqual([
    { problem: null, font },
    { problem: null, font },
  ]);
  expect(asked).toMatchObject([{ path: "/api/typefaces/check", query: { file: "file-a-woff2" } }]);
});

test("[THEME-3] returns the reason why a font is refused", async () => {
  const { askSite } = siteWith({ problem: "The font file is damaged: export it again." });
  expect(await createFontQuestion()("file-a-woff2", askSite)).toEqual({
    problem: "The font file is damaged: export it again.",
  });
});

test("[THEME-3][SEC-1] ignores a response with an address of another host", async () => {
  const { askSite } = siteWith({ problem: null, font: { ...font, address: "//evil.example/a" } });
  expect(await createFontQuestion()("file-a-woff2", askSite)).toBeNull();
});

test("[THEME-3] asks again after the site was down, and lets editors publish meanwhile", async () => {
  const ask = createFontQuestion();
  expect(await ask("file-a-woff2", siteWith().askSite)).toBeNull();
  expect(await ask("file-a-woff2", siteWith({ problem: null, font }).askSite)).toMatchObject({
    problem: null,
  });
});

test("[THEME-3] adds a rule to the font files of an uploaded typeface, and to nothing else", () => {
  const place = {
    site: "https://site.example",
    ask: vi.fn<ReturnType<typeof createFontQuestion>>(),
  };
  const changed = schemaTypes
    .filter((type) => withFontRule(type, place) !== type)
    .map(({ name }) => name);
  expect(changed).toEqual(["ownTypeface"]);
});

test("[THEME-3] reads a half-filled list of uploaded typefaces", () => {
  const asset = { _type: "reference", _ref: "file-a-woff2" };
  expect(
    readOwnTypefaces([
      { _key: "a", name: "House", kind: "serif", regular: { _type: "typefaceFile", asset } },
      { _key: "b", kind: "wobbly" },
      "nothing",
    ]),
  ).toEqual([
    { id: "own-a", name: "House", kind: "serif", file: "file-a-woff2" },
    { id: "own-b", name: "", kind: "sans-serif", file: null },
  ]);
  expect(readOwnTypefaces(undefined)).toEqual([]);
});
