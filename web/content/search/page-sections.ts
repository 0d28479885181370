import { displayedAt } from "../display-time.ts";
import { type TextValue, textValues } from "../parse/block-texts.ts";
import { type ContentBlock, listsOf, type ParsedBlock } from "../parse/parse-blocks.ts";
import { type RichLine, richLines } from "../parse/rich-words.ts";

/** A part of a page that a result of the search leads to. */
export type PageSection = {
  /** Key of the block that contains the text. */
  block: string;
  /** The heading above the text; null if there is none. */
  heading: string | null;
  text: string;
};

/**
 * Matches the paths of texts that visitors don't see: alternative texts, and what a countdown displays
 * after its end.
 */
const hiddenTexts = /(?:^|\.)(?:alt|animationLabel|begun)$/;

const linesOf = (field: TextValue): RichLine[] =>
  field.kind === "richText"
    ? richLines(field.value)
    : [{ isHeading: field.path === "heading", text: field.value.replaceAll(/\s+/g, " ").trim() }];

function sectionsOf(block: ContentBlock): PageSection[] {
  const sections: PageSection[] = [];
  let heading: string | null = null;
  let lines: string[] = [];
  const end = () => {
    if (heading !== null || lines.length > 0) {
      sections.push({ block: block._key, heading, text: lines.join("\n") });
    }
    lines = [];
  };
  for (const field of textValues(block)) {
    if (hiddenTexts.test(field.path)) continue;
    for (const { isHeading, text } of linesOf(field)) {
      if (text === "") continue;
      if (isHeading) {
        end();
        heading = text;
      } else lines.push(text);
    }
  }
  end();
  return sections;
}

/**
 * Returns the texts that a list of blocks displays at the moment `at` (ms since 1970), in their
 * order. Omits the blocks behind gates, because the query of a page doesn't return them.
 */
export const pageSections = (blocks: readonly ParsedBlock[], at: number): PageSection[] =>
  displayedAt(blocks, at).flatMap((entry) =>
    entry.ok
      ? [
          ...sectionsOf(entry.block),
          ...listsOf(entry.block).flatMap((list) => pageSections(list, at)),
        ]
      : [],
  );
