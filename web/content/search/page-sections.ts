import { documentContractOf } from "@marquee/schemas/contract";
import type { ReadOwnFields } from "@marquee/schemas/types";
import { writtenLocale } from "../../i18n/written-locale.ts";
import { displayedAt } from "../display-time.ts";
import { textsIn, type TextValue, textValues } from "../parse/block-texts.ts";
import { type ContentBlock, listsOf, type ParsedBlock } from "../parse/parse-blocks.ts";
import { type RichLine, richLines } from "../parse/rich-words.ts";

/** A part of a page that a result of the search leads to. */
export type PageSection = {
  /** Key of the block that contains the text; null for a fact of the owner's document. */
  block: string | null;
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

/** Matches the path of a text in a day of a schedule, and captures the day's key. */
const inDay = /^days\[_key=="([^"]+)"\]/;

/** Key of the end of a countdown in {@link datesOf}. */
const END = "";

/** Returns the dates that a block displays, in words: of a schedule's days by their keys, and of a countdown's end. */
function datesOf(block: ContentBlock, language: string): Map<string, string> {
  const words = (at: Date, timeZone: string) =>
    new Intl.DateTimeFormat(writtenLocale(language), { dateStyle: "full", timeZone }).format(at);
  if (block._type === "countdown") {
    return new Map([[END, words(new Date(block.moment), block.timeZone ?? "UTC")]]);
  }
  if (block._type !== "schedule") return new Map();
  return new Map(block.days.map(({ _key, date }) => [_key, words(new Date(date), "UTC")]));
}

function sectionsOf(block: ContentBlock, language: string): PageSection[] {
  const sections: PageSection[] = [];
  let heading: string | null = null;
  let lines: string[] = [];
  const end = () => {
    if (heading !== null || lines.length > 0) {
      sections.push({ block: block._key, heading, text: lines.join("\n") });
    }
    lines = [];
  };
  const dates = datesOf(block, language);
  const addDate = (key: string) => {
    const date = dates.get(key);
    if (date !== undefined) lines.push(date);
    dates.delete(key);
  };
  for (const field of textValues(block)) {
    if (hiddenTexts.test(field.path)) continue;
    addDate(inDay.exec(field.path)?.[1] ?? "none");
    for (const { isHeading, text } of linesOf(field)) {
      if (text === "") continue;
      if (isHeading) {
        end();
        heading = text;
      } else lines.push(text);
    }
  }
  addDate(END);
  end();
  return sections;
}

/**
 * Returns the texts that a list of blocks displays at the moment `at` (ms since 1970), in their
 * order. Dates are in the words of the page's language. Omits the blocks behind gates, because the query of a page
 * doesn't return them.
 */
export const pageSections = (
  blocks: readonly ParsedBlock[],
  at: number,
  language: string,
): PageSection[] =>
  displayedAt(blocks, at).flatMap((entry) =>
    entry.ok
      ? [
          ...sectionsOf(entry.block, language),
          ...listsOf(entry.block).flatMap((list) => pageSections(list, at, language)),
        ]
      : [],
  );

/** Returns the texts among the fields that only the owner's documents have. No choices, addresses or ids. */
export function ownSections(own: ReadOwnFields | null): PageSection[] {
  const shape = own === null ? undefined : documentContractOf(own.type)?.shape;
  const texts = shape === undefined ? [] : textsIn(shape, own?.fields).map(({ text }) => text);
  return texts.length === 0 ? [] : [{ block: null, heading: null, text: texts.join("\n") }];
}
