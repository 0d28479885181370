import { blockContracts, pageQuery } from "@marquee/schemas/contract";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test, vi } from "vitest";
import { shippedTexts } from "../i18n/shipped.ts";
import { blockTypes } from "../page/block-gallery/stories.ts";
import { parsedFixture, renderBlock, renderBlocks } from "./block.fixture.ts";

const full = { _key: "stamp", _type: "stamp", version: 1, words: "Sold out" };

vi.mock("../../schemas/own/contract.ts", async () => {
  const z = await import("zod");
  const { requiredText } = await import("../../schemas/kit/contract.ts");
  const shape = z.strictObject({
    _key: z.string(),
    _type: z.literal("stamp"),
    version: z.int(),
    words: requiredText(20, "Enter the words of the stamp."),
  });
  return {
    ownBlocks: { stamp: { version: 1, shape, projection: "words" } },
    ownDocuments: {},
  };
});

vi.mock("../../schemas/own/fixtures.ts", () => ({
  ownFixtures: { stamp: { full: {}, empty: {}, longest: {}, rightToLeft: {}, broken: {} } },
}));

vi.mock("../own/registry.tsx", () => ({
  ownDocumentParts: {},
  ownComponents: {
    stamp: ({ block }: { block: { words: string } }) => <b>{block.words}</b>,
    quote: ({ block }: { block: { words: string } }) => <i>{block.words}</i>,
  },
}));

vi.mock("../own/languages.ts", () => ({
  ownLanguages: {
    ko: { nav: { home: "Home page" } },
    en: { consent: { acceptAll: "Fine by me" } },
  },
}));

test("[OWN-1] a block of the indexes in own/ is queried, validated and displayed like the product's", async () => {
  expect(Object.keys(blockContracts)).toContain("stamp");
  expect(pageQuery).toContain('_type == "stamp" => { words }');
  expect(blockTypes).toContain("stamp");
  expect(parsedFixture([{ ...full, words: null }])).toMatchObject([{ ok: false }]);
  expect(await renderBlocks([full])).toContain("<b>Sold out</b>");
});

test("[OWN-1] a component in own/ replaces the product's", async () => {
  const quote = blockFixtures.quote.full;
  expect(await renderBlock("quote", quote)).toBe(`<i>${quote.words}</i>`);
});

test("[OWN-1] own texts add a language, and replace single texts of the product's", () => {
  expect(shippedTexts("ko")).toEqual({ "nav.home": "Home page" });
  expect(shippedTexts("en")).toMatchObject({ "consent.acceptAll": "Fine by me" });
  expect(Object.keys(shippedTexts("en")).length).toBeGreaterThan(200);
});
