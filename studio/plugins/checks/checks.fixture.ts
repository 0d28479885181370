import type { Path } from "sanity";
import { type Facts, noFacts } from "./facts.ts";
import { type CheckedPage, checkedPage } from "./stored-page.ts";

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

export const factsWith = (facts: Partial<Facts>): Facts => ({ ...noFacts, ...facts });

export const line = (_key: string, style: string, text: string) => ({
  _key,
  _type: "block",
  style,
  children: [{ _key: "s", _type: "span", text }],
});

/** Returns a path in short notation: `blocks[a].heading`. */
const written = (path: Path): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === "string") return text === "" ? part : `${text}.${part}`;
    return `${text}[${typeof part === "object" && "_key" in part ? part._key : String(part)}]`;
  }, "");

/** Returns the level and the path of each finding: `warning seo.title`. */
export const places = (found: readonly { level: string; path: Path }[]) =>
  found.map(({ level, path }) => `${level} ${written(path)}`);

export const described = (found: readonly { level: string; path: Path; message: string }[]) =>
  found.map((each) => `${places([each]).join()}: ${each.message}`);
