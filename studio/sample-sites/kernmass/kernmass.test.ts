import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { objectsIn } from "../objects-in.ts";
import { alternativeTexts, languages } from "./compose.ts";
import { pictures } from "./content/pictures.ts";
import { kernmassPages } from "./site.ts";

const pages = kernmassPages();
const asset = (file: string) => new URL(`./assets/${file}`, import.meta.url);
const structure = z.looseObject({ _key: z.string(), _type: z.string() });
/** Rich text fields. The number of paragraphs may differ between languages. */
const prose = new Set(["body", "answer", "transcript"]);

/** Returns the blocks, their appearance, and the number and order of their entries. */
const outline = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(outline);
  const { _key, _type, tone, layout, width, motion, rules, ...rest } = structure.parse(value);
  const lists = Object.entries(rest).filter(
    ([name, list]) => Array.isArray(list) && !prose.has(name),
  );
  return [
    { _key, _type, tone, layout, width, motion, rules },
    lists.map(([name, list]) => [name, outline(list)]),
  ];
};

describe("the languages of Kernmass", () => {
  const walk = (language: string) =>
    pages
      .filter((page) => page.language === language)
      .map(({ _id, blocks }) => [_id.replace(`-${language}-`, "-"), outline(blocks)]);

  test("have the same pages with the same blocks in the same tones", () => {
    expect(walk("ja")).toEqual(walk("en"));
    expect(walk("en")).toHaveLength(10);
  });

  test("link to pages of another language only as translations", () => {
    for (const { language, translations: _, ...page } of pages) {
      const others = languages.filter((other) => other !== language);
      for (const { _ref } of objectsIn(page)) {
        for (const other of others) expect(String(_ref)).not.toContain(`-${other}-`);
      }
    }
  });

  test("have the same figures on the pages with specifications", () => {
    const figures = (name: string, language: string) => {
      const found = pages.find(({ _id }) => _id === `page-kernmass-${language}-${name}`);
      const texts = [...objectsIn(found?.blocks)].flatMap(({ _type, text, title }) =>
        _type === "feature" ? [`${String(title)} ${String(text)}`] : [],
      );
      return texts.map((text) => text.match(/\d+(?:[.,]\d+)*/g)?.toSorted());
    };
    for (const name of ["sensors", "note-mounting"]) {
      expect(figures(name, "ja")).toEqual(figures(name, "en"));
    }
  });
});

describe("the pictures of Kernmass", () => {
  test.each(Object.values(pictures))(
    "$file is wide enough, and light enough",
    async ({ file, focus }) => {
      const { width } = await sharp(asset(file).pathname).metadata();
      expect(width).toBeGreaterThanOrEqual(file.endsWith("-phone.webp") ? 720 : 2400);
      expect((await stat(asset(file))).size).toBeLessThan(400_000);
      const [x, y, size] = focus;
      for (const edge of [x - size / 2, y - size / 2]) expect(edge).toBeGreaterThanOrEqual(-0.001);
      for (const edge of [x + size / 2, y + size / 2]) expect(edge).toBeLessThanOrEqual(1.001);
    },
  );

  test.each(languages)("have a unique alt text in each language: %s", (language) => {
    const texts = Object.values(alternativeTexts[language]);
    for (const text of texts) expect(text.length).toBeGreaterThan(20);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("include an animation that is a small Lottie file of shapes, without scripts", async () => {
    const text = await readFile(asset("impulse.json"), "utf8");
    expect(text.length).toBeLessThan(40_000);
    const shape = z.object({
      w: z.literal(1600),
      h: z.literal(900),
      assets: z.array(z.never()),
      layers: z.array(z.object({ ty: z.literal(4) })).min(4),
    });
    shape.parse(JSON.parse(text));
    // Rejects Lottie expressions, which are strings in the field "x". The site's player doesn't evaluate them.
    expect(text).not.toMatch(/"x":"/);
  });
});

test.each([
  ["en", "Revision 7 is the last with a drawing in inches."],
  ["ja", "インチ寸法の図面は、第7版が最後です。"],
])("[GATE-2] contains the customers' sentence only inside the gate: %s", (language, sentence) => {
  const open = pages.map(({ blocks }) =>
    blocks.map((block) => (block._type === "signInGate" ? { ...block, blocks: [] } : block)),
  );
  expect(JSON.stringify(open)).not.toContain(sentence);
  const holders = pages.filter((page) => JSON.stringify(page).includes(sentence));
  expect(holders.map(({ _id }) => _id)).toEqual([`page-kernmass-${language}-data-sheets`]);
});

test("has gates that ask for a verified address and for a claim", () => {
  const rules = [...objectsIn(pages)].flatMap((object) =>
    object["_type"] === "signInGate" ? [object["rules"]] : [],
  );
  expect(rules).toContainEqual({ emailVerified: true, secondFactor: false });
  expect(rules).toContainEqual(
    expect.objectContaining({ claim: { name: "contract", value: "service" } }),
  );
});

test("uses the secondary tone at most once per page", () => {
  for (const { _id, blocks } of pages) {
    expect([_id, blocks.filter(({ tone }) => tone === "secondary").length]).toEqual([
      _id,
      expect.toSatisfy((count) => count < 2),
    ]);
  }
});
