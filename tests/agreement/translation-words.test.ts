import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { wordsOf } from "../../studio/plugins/translations/compare/words-of.ts";
import { storedBlock } from "./shapes/stored-block.ts";
import { compileSchema } from "./shapes/studio-schema.ts";

const schema = compileSchema();

const wordsOfBlock = (fixture: object) => {
  const stored = Object(storedBlock(fixture));
  const type = schema.get(stored._type);
  return type ? wordsOf(type, stored) : [];
};

test("[I18N-3] shows a translator the texts of a block by field, without URLs, options or colors", () => {
  const block = {
    ...blockFixtures.video.empty,
    address: "https://vimeo.com/76979871",
    title: "Night lights",
  };
  expect(wordsOfBlock(block)).toEqual([{ label: expect.any(String), text: "Night lights" }]);
});

test("[I18N-3] includes the texts of nested blocks, lists and rich text", () => {
  const inside = { ...blockFixtures.stats.full, heading: "In one night" };
  const columns = { ...blockFixtures.columns.empty, start: [inside], end: [] };
  expect(wordsOfBlock(columns)).toEqual(wordsOfBlock(inside));
  expect(wordsOfBlock(inside).length).toBeGreaterThan(2);
  const texts = wordsOfBlock(blockFixtures.text.full).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => /^https?:/.test(text))).toEqual([]);
});
