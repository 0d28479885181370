import { blockContracts, gatedBlocksQuery, gatedBlocksShape } from "@marquee/schemas/contract";
import * as contract from "@marquee/schemas/contract";
import { evaluate, parse } from "groq-js";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { Block } from "./compose/block.ts";
import { languages } from "./compose/language.ts";
import { samplePages, sampleDocuments } from "./sample-documents.ts";

const pages = samplePages();
const stored: unknown = JSON.parse(JSON.stringify(sampleDocuments()));
const canaries = {
  en: "The projectionist keeps the last reel under the stairs.",
  de: "Die Vorführerin bewahrt die letzte Rolle unter der Treppe auf.",
};

/** The documents as they stand after import, with the files they name as asset documents. */
function imported(): unknown[] {
  const files = new Map<string, unknown>();
  const text = JSON.stringify(stored).replaceAll(
    /"_sanityAsset":"(image|file)@file:\/\/\.\/assets\/([^"]+)"/g,
    (_, kind: string, file: string) => {
      const _id = `${kind}-${file.replace(".", "-")}`;
      files.set(_id, {
        _id,
        _type: `sanity.${kind}Asset`,
        url: `https://cdn.example/${file}`,
        mimeType: "image/webp",
        metadata: { lqip: "data:,", dimensions: { width: 2400, height: 1350 } },
      });
      return `"asset":{"_type":"reference","_ref":"${_id}"}`;
    },
  );
  const dates = { _rev: "r1", _updatedAt: "2026-01-01T00:00:00Z" };
  const documents = z.array(z.looseObject({ _id: z.string() })).parse(JSON.parse(text));
  return [...documents.map((document) => ({ ...document, ...dates })), ...files.values()];
}

async function ask(query: string, params = {}): Promise<unknown> {
  const answer = await evaluate(parse(query, { params }), { dataset: imported(), params });
  return answer.get();
}

const typed = z.looseObject({ _key: z.string(), _type: z.string() });

/** Reads blocks as the site does, and those in a teaser after them; gives the types that were read. */
function readBlocks(blocks: readonly unknown[]): string[] {
  return blocks.flatMap((raw) => {
    const { _type } = typed.parse(raw);
    const known = z.enum(["heroAnimation", "video", "text", "signInGate"]).parse(_type);
    const block = z
      .looseObject({ teaser: z.array(z.unknown()).catch([]) })
      .parse(blockContracts[known].shape.parse(raw));
    return [_type, ...readBlocks(block.teaser)];
  });
}

/** Every object in a value, the value itself first. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objects(item);
  const object = z.record(z.string(), z.unknown()).safeParse(value);
  if (!object.success || Array.isArray(value)) return;
  yield object.data;
  for (const part of Object.values(object.data)) yield* objects(part);
}

describe("every document is what the contract reads", () => {
  test.each(pages.map((page) => [page._id, page] as const))("%s", async (_, page) => {
    const params = { language: page.language, slug: page.slug.current };
    const read = contract.pageShape.parse(await ask(contract.pageQuery, params));
    expect(read?._id).toBe(page._id);
    expect(read?.translations.map(({ language }) => language)).toEqual(
      languages.filter((language) => language !== page.language),
    );
    expect(readBlocks(read?.blocks ?? []).length).toBeGreaterThanOrEqual(page.blocks.length);
    for (const gate of page.blocks.filter(({ _type }) => _type === "signInGate")) {
      const answer = await ask(gatedBlocksQuery, { id: page._id, key: gate._key });
      const members = gatedBlocksShape.parse(answer);
      expect(readBlocks(members?.blocks ?? []).length).toBeGreaterThan(0);
    }
  });

  test("the settings", async () => {
    const site = contract.siteSettingsShape.parse(await ask(contract.siteSettingsQuery));
    const locale = contract.localeSettingsShape.parse(await ask(contract.localeSettingsQuery));
    const auth = contract.authSettingsShape.parse(await ask(contract.authSettingsQuery));
    const consent = contract.consentSettingsShape.parse(await ask(contract.consentSettingsQuery));
    expect(site.languages.map(({ language }) => language)).toEqual(languages);
    expect(
      site.languages.map(({ menu, footerLinks }) => [menu.length, footerLinks.length]),
    ).toEqual(languages.map(() => [4, 3]));
    expect(locale.languages.map(({ code }) => code)).toEqual(languages);
    expect(auth.signUp).toBe(true);
    expect(consent.notices.map(({ policyPage }) => policyPage?.slug)).toEqual([
      "privacy",
      "datenschutz",
    ]);
  });
});

describe("the two languages say the same things", () => {
  const outline = (blocks: readonly Block[]): unknown =>
    blocks.map((block) => [
      block._key,
      block._type,
      block.tone,
      block._type === "signInGate" ? [outline(block.teaser), outline(block.blocks)] : null,
    ]);
  const walk = (language: string) =>
    pages
      .filter((page) => page.language === language)
      .map(({ _id, blocks }) => [_id.replace(`page-${language}-`, ""), outline(blocks)]);

  test("the same pages, with the same blocks in the same tones", () => {
    expect(walk("de")).toEqual(walk("en"));
    expect(walk("en").length).toBeGreaterThanOrEqual(6);
  });

  test("no page links to a page of the other language, but as its translation", () => {
    for (const { language, translations: _, ...page } of pages) {
      const others = languages.filter((other) => other !== language);
      for (const { _ref } of objects(page)) {
        for (const other of others) expect(String(_ref)).not.toContain(`page-${other}-`);
      }
    }
  });
});

test("every reference leads to a document of the sample site", () => {
  const ids = new Set(sampleDocuments().map(({ _id }) => _id));
  const refs = [...objects(stored)].flatMap(({ _ref }) => (typeof _ref === "string" ? [_ref] : []));
  expect(refs.length).toBeGreaterThan(50);
  expect(refs.filter((ref) => !ids.has(ref))).toEqual([]);
});

test("the keys in every list differ", () => {
  for (const object of objects(stored)) {
    for (const list of Object.values(object).filter((value) => Array.isArray(value))) {
      const keys = list.map(
        (item: unknown) =>
          z.looseObject({ _key: z.string().optional() }).safeParse(item).data?._key,
      );
      const given = keys.filter((key) => key !== undefined);
      expect(new Set(given).size).toBe(given.length);
    }
  }
});

test("the sentence for members stands behind the gate and nowhere else [GATE-2]", () => {
  for (const language of languages) {
    const open = samplePages().map((page) => ({
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

test("the privacy page is words alone", () => {
  for (const { blocks } of pages.filter(({ _id }) => _id.endsWith("-privacy"))) {
    expect(blocks.map(({ _type }) => _type)).toEqual(["textBlock"]);
    expect(JSON.stringify(blocks)).not.toContain("_sanityAsset");
  }
});

test("every block, layout and tone is shown somewhere", () => {
  const all = [...objects(stored)];
  const used = (field: string) => new Set(all.map((object) => object[field]));
  expect([...used("_type")]).toEqual(
    expect.arrayContaining([
      "heroAnimation",
      "video",
      "textBlock",
      "signInGate",
      "figure",
      "codeSample",
    ]),
  );
  expect([...used("tone")]).toEqual(
    expect.arrayContaining(["house", "ink", "lamp", "gold", "sea"]),
  );
  expect([...used("layout")]).toEqual(
    expect.arrayContaining(["article", "aside", "statement", "full", "split"]),
  );
  expect([...used("span")]).toEqual(expect.arrayContaining(["reading", "wide", "full"]));
});
