import type { Path } from "sanity";
import { type Facts, noFacts } from "./facts.ts";
import { type CheckedPage, checkedPage } from "./stored-page.ts";

/** Returns an English page at `/en/house` with the given blocks and fields, parsed for the checks. */
export const pageWith = (blocks: readonly object[], fields: object = {}): CheckedPage =>
  checkedPage({
    _id: "drafts.house",
    _type: "page",
    language: "en",
    title: "The house",
    slug: { current: "house" },
    blocks,
    ...fields,
  });

/** Returns facts with the given fields. All other facts are empty. */
export const factsWith = (facts: Partial<Facts>): Facts => ({ ...noFacts, ...facts });

/** Returns a paragraph or heading of a rich text. */
export const line = (_key: string, style: string, text: string) => ({
  _key,
  _type: "block",
  style,
  children: [{ _key: "s", _type: "span", text }],
});

/** Returns a path in short notation: `blocks[a].heading`. */
export const written = (path: Path): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === "string") return text === "" ? part : `${text}.${part}`;
    return `${text}[${typeof part === "object" && "_key" in part ? part._key : String(part)}]`;
  }, "");
