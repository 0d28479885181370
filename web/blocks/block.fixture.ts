import { visitorReader } from "../content/gates/reader.ts";
import type { BlockType } from "@marquee/schemas/types";
import { type ContentBlock, type ParsedBlock, parseBlocks } from "../content/parse/parse-blocks.ts";
import { createTranslate } from "../i18n/interpreter.ts";
import { shippedTexts } from "../i18n/shipped.ts";
import { sampleLists } from "../page/block-gallery/sample-lists.ts";
import type { BlockContext } from "./block-component.ts";
import { RenderBlock } from "./registry.tsx";
import { RenderBlocks } from "./render-blocks.tsx";
import { renderHtml } from "./render-html.fixture.ts";

/** Context of a visitor's English page, for tests that render one block that is not the page's first. */
export const contextFixture: BlockContext = {
  locale: "en",
  formats: "en",
  timeZone: "UTC",
  t: createTranslate([{ code: "en", texts: shippedTexts("en") }], (key) => {
    throw new Error(`No text has the key "${key}".`);
  }),
  document: { id: "page-en-test", type: "page", path: "blocks" },
  pagePath: "/en/test",
  RenderBlock,
  first: false,
  within: "page",
  reader: visitorReader,
  cached: true,
  draft: null,
  lists: sampleLists(),
  at: Date.parse("2026-05-03T16:00:00Z"),
  isEditing: false,
};

/** Parses raw blocks of the page in {@link contextFixture} as the site does. */
export const parsedFixture = (raw: readonly unknown[], isEditing = false): ParsedBlock[] =>
  parseBlocks(raw, { documentId: "page-en-test", documentType: "page", path: "blocks", isEditing });

const isOf = <T extends BlockType>(
  block: ContentBlock,
  type: T,
): block is ContentBlock<T> & ContentBlock => block._type === type;

/** Parses a raw block as the site does. Throws where the site would drop the block. */
export function blockOf<T extends BlockType>(type: T, raw: unknown): ContentBlock<T> {
  const [parsed] = parsedFixture([raw]);
  if (!parsed?.ok || !isOf(parsed.block, type)) {
    throw new Error(`This is no block of type "${type}": ${JSON.stringify(parsed)}`);
  }
  return parsed.block;
}

/** Parses and renders a raw block to the HTML that visitors get, by default as a later block of an English page. */
export async function renderBlock(
  type: BlockType,
  raw: unknown,
  context: Partial<BlockContext> = {},
): Promise<string> {
  const block: ContentBlock = blockOf(type, raw);
  return renderHtml(await RenderBlock({ block, context: { ...contextFixture, ...context } }));
}

/** Parses and renders raw blocks like {@link renderBlock}, with the problems of invalid ones if `isEditing` is true. */
export const renderBlocks = async (
  raw: readonly unknown[],
  context: Partial<BlockContext> = {},
): Promise<string> =>
  renderHtml(
    await RenderBlocks({
      blocks: parsedFixture(raw, context.isEditing),
      context: { ...contextFixture, ...context },
    }),
  );
