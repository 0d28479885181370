import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  formatDocuments,
  languagesOf,
  parseDocuments,
  readDocuments,
  type SampleDocument,
} from "./documents.ts";
import { objectsIn } from "./objects-in.ts";
import { assetsIn } from "./replace/asset-marks.ts";
import { assetFile, readContent, sampleSites } from "./sites.ts";

const pagesShape = z.array(
  z.looseObject({
    _id: z.string(),
    language: z.string(),
    blocks: z.array(z.looseObject({ _type: z.string(), tone: z.string() })),
  }),
);
const structure = z.looseObject({ _key: z.string(), _type: z.string() });

/** Rich text fields. The number of paragraphs may differ between languages. */
const prose = new Set(["body", "answer", "transcript"]);

function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outline);
  const { _key, _type, tone, layout, width, motion, rules, ...rest } = structure.parse(value);
  const lists = Object.entries(rest).filter(
    ([name, list]) => Array.isArray(list) && !prose.has(name),
  );
  return [
    { _key, _type, tone, layout, width, motion, rules },
    lists.map(([name, list]) => [name, outline(list)]),
  ];
}

const page = (...blocks: object[]): SampleDocument => ({ _id: "a", _type: "page", blocks });

const settingsIds = ["siteSettings", "localeSettings", "authSettings", "consentSettings"];

test("[THEME-5] no two sites share a document, except the settings", () => {
  const ids = sampleSites.flatMap((site) => readDocuments(site).map(({ _id }) => _id));
  const shared = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(shared.filter((id) => !settingsIds.includes(id))).toEqual([]);
});

test.each([
  ["no JSON", "{", /JSON/],
  ["a list", "[]", /object/],
  ["a draft", { _id: "drafts.a", _type: "page" }, /_id/],
  ["a document without a type", { _id: "a" }, /_type/],
  ["an unknown block", page({ _key: "k", _type: "poster" }), /not the type of a block/],
  ["a block without a key", page({ _type: "table", version: 1 }), /blocks\[0\]\._key/],
  ["a block of a newer version", page({ _key: "k", _type: "table", version: 99 }), /newer version/],
  [
    "an unknown block in a gate",
    page({ _key: "k", _type: "signInGate", blocks: [{ _key: "p", _type: "poster" }] }),
    /blocks\[0\]\.blocks\[0\]\._type/,
  ],
])("[THEME-5] rejects %s with the file and the line", (_what, document, reason) => {
  const line = typeof document === "string" ? document : JSON.stringify(document);
  const parse = () => parseDocuments(`{"_id":"a","_type":"theme"}\n${line}\n`, "content.ndjson");
  expect(parse).toThrow(/^content\.ndjson:2 is not a valid document/);
  expect(parse).toThrow(reason);
});

test.each([
  ["page-en-screening-room", "The projectionist keeps the last reel under the stairs."],
  ["page-de-screening-room", "Die Vorführerin bewahrt die letzte Rolle unter der Treppe auf."],
  ["page-fr-screening-room", "La projectionniste garde la dernière bobine sous l’escalier."],
  ["page-ar-screening-room", "تحتفظ عارضة الأفلام بالبكرة الأخيرة تحت الدرج."],
  ["page-kernmass-en-data-sheets", "Revision 7 is the last with a drawing in inches."],
  ["page-kernmass-ja-data-sheets", "インチ寸法の図面は、第7版が最後です。"],
])("[GATE-2] only %s contains its members' sentence, and only inside the gate: %s", (id, words) => {
  const documents = sampleSites.flatMap(readDocuments);
  const holders = documents.filter((document) => JSON.stringify(document).includes(words));
  expect(holders.map(({ _id }) => _id)).toEqual([id]);
  const open = JSON.stringify(holders, (_, value: unknown) =>
    Object(value)._type === "signInGate" ? { ...Object(value), blocks: [] } : value,
  );
  expect(open).not.toContain(words);
});

describe.each(sampleSites.map((site) => [site.name, site] as const))(
  "[THEME-5] the sample site %s",
  (name, site) => {
    const documents = readDocuments(site);
    const languages = languagesOf(documents);
    const objects = [...objectsIn(documents)];
    const pages = pagesShape.parse(documents.filter(({ _type }) => _type === "page"));

    test("has the settings, and a theme that the settings choose", () => {
      const ids = documents.map(({ _id }) => _id);
      expect(ids).toEqual(expect.arrayContaining([...settingsIds, `theme-${name}`]));
      expect(new Set(ids).size).toBe(ids.length);
      const settings = documents.find(({ _id }) => _id === "siteSettings");
      expect(settings?.["theme"]).toMatchObject({ _ref: `theme-${name}` });
    });

    test("is stored as `lake sample save` writes it", () => {
      expect(formatDocuments(documents)).toBe(readContent(site));
    });

    test("contains no reference to a missing document", () => {
      const ids = new Set(documents.map(({ _id }) => _id));
      const refs = objects.flatMap(({ _ref }) => (typeof _ref === "string" ? [_ref] : []));
      expect(refs.length).toBeGreaterThan(10);
      expect(refs.filter((ref) => !ids.has(ref))).toEqual([]);
    });

    test("has unique keys in every list", () => {
      const keyed = z.looseObject({ _key: z.string() });
      const lists: unknown[][] = objects.flatMap((object) =>
        Object.values(object).filter((value) => Array.isArray(value)),
      );
      for (const list of lists) {
        const keys = list.flatMap((item) => keyed.safeParse(item).data?._key ?? []);
        expect(keys).toEqual([...new Set(keys)]);
      }
    });

    test("uses every file of its assets, and each file that it uses exists", () => {
      const used = assetsIn(JSON.stringify(documents)).map(({ file }) => file);
      const files = readdirSync(assetFile(site, ""), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name: file }) => `${parentPath}/${file}`.replace(/^.*\/assets\/+/, ""));
      expect([...new Set(used)].toSorted()).toEqual(files.toSorted());
    });

    test.each(languages)("has the same blocks in the same tones in each language: %s", (code) => {
      const walk = (language: string) =>
        pages
          .filter((page) => page.language === language)
          .map(({ _id, blocks }) => [_id.replace(`-${language}-`, "-"), outline(blocks)]);
      expect(walk(code).length).toBeGreaterThan(5);
      expect(walk(code)).toEqual(walk(languages[0] ?? ""));
    });

    test("links to pages of another language only as translations", () => {
      const languageById = new Map(pages.map(({ _id, language }) => [_id, language]));
      for (const { translations: _, translatedFrom: _source, ...page } of pages) {
        const linked = [...objectsIn(page)].map(({ _ref }) => languageById.get(String(_ref)));
        expect([page.language, undefined]).toEqual(expect.arrayContaining(linked));
      }
    });
  },
);
