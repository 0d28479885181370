import { describe, expect, test } from "vitest";
import * as z from "zod";
import { objectsIn } from "../objects-in.ts";
import { languages } from "./compose.ts";
import { nightlightPages, site } from "./site.ts";

const pages = nightlightPages();
const stored: unknown = JSON.parse(JSON.stringify(site.documents()));
const structure = z.looseObject({ _key: z.string(), _type: z.string() });
/** Rich text fields. The number of paragraphs may differ between languages. */
const prose = new Set(["body", "answer", "transcript"]);
const canaries = {
  en: "The projectionist keeps the last reel under the stairs.",
  de: "Die Vorführerin bewahrt die letzte Rolle unter der Treppe auf.",
  fr: "La projectionniste garde la dernière bobine sous l’escalier.",
  ar: "تحتفظ عارضة الأفلام بالبكرة الأخيرة تحت الدرج.",
};

describe("the languages have the same content", () => {
  /**
   * Returns the structure that all languages share: the blocks, their appearance, and the number and order of their
   * entries.
   */
  const outline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(outline);
    const { _key, _type, tone, layout, width, motion, ...rest } = structure.parse(value);
    const lists = Object.entries(rest).filter(
      ([name, list]) => Array.isArray(list) && !prose.has(name),
    );
    return [
      { _key, _type, tone, layout, width, motion },
      lists.map(([name, list]) => [name, outline(list)]),
    ];
  };
  const walk = (language: string) =>
    pages
      .filter((page) => page.language === language)
      .map(({ _id, blocks }) => [_id.replace(`page-${language}-`, ""), outline(blocks)]);

  test("have the same pages with the same blocks in the same tones", () => {
    for (const language of languages) expect(walk(language)).toEqual(walk("en"));
    expect(walk("en").length).toBeGreaterThanOrEqual(6);
  });

  test("link to pages of another language only as translations", () => {
    for (const { language, translations: _, ...page } of pages) {
      const others = languages.filter((other) => other !== language);
      for (const { _ref } of objectsIn(page)) {
        for (const other of others) expect(String(_ref)).not.toContain(`page-${other}-`);
      }
    }
  });
});

test("[GATE-2] contains the members' sentence only inside the gate", () => {
  for (const language of languages) {
    const open = pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block._type === "signInGate" ? { ...block, blocks: [] } : block,
      ),
    }));
    const canary = canaries[language];
    expect(JSON.stringify(open)).not.toContain(canary);
    const holders = pages.filter((page) => JSON.stringify(page).includes(canary));
    expect(holders.map(({ _id }) => _id)).toEqual([`page-${language}-screening-room`]);
  }
});

test("uses non-breaking spaces in French before ; : ! ? » and after «", () => {
  const french = JSON.stringify(pages.filter(({ language }) => language === "fr"));
  expect(french).toMatch(/\u202f[;!?]/u);
  expect(french.match(/.{20}(?: [;:!?»]|« |\p{L}[;!?»][ "])/gu)).toBeNull();
});

test("has only text on the privacy page", () => {
  for (const { blocks } of pages.filter(({ _id }) => _id.endsWith("-privacy"))) {
    expect(blocks.map(({ _type }) => _type)).toEqual(["textBlock"]);
    expect(JSON.stringify(blocks)).not.toContain("_sanityAsset");
  }
});

test("uses every layout, tone and motion", () => {
  const all = [...objectsIn(stored)];
  const used = (field: string) => new Set(all.map((object) => object[field]));
  expect([...used("_type")]).toEqual(expect.arrayContaining(["figure", "codeSample"]));
  expect([...used("tone")]).toEqual(
    expect.arrayContaining(["default", "inverted", "primary", "secondary", "tertiary"]),
  );
  expect([...used("layout")]).toEqual(
    expect.arrayContaining([
      "article",
      "aside",
      "statement",
      "full",
      "split",
      "strip",
      "wall",
      "grid",
      "steps",
    ]),
  );
  expect([...used("motion")]).toEqual(expect.arrayContaining(["arrive", "stagger"]));
  expect([...used("emphasis")]).toEqual(expect.arrayContaining(["quiet", "loud"]));
  expect([...used("split")]).toEqual(expect.arrayContaining(["even", "startWide", "endWide"]));
  expect([...used("span")]).toEqual(expect.arrayContaining(["reading", "wide", "full"]));
});

test("uses the secondary tone at most once per page", () => {
  for (const { _id, blocks } of pages) {
    expect([_id, blocks.filter(({ tone }) => tone === "secondary").length]).toEqual([
      _id,
      expect.toSatisfy((lit) => lit < 2),
    ]);
  }
});
