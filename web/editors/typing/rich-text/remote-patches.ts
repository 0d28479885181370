import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";

type Block = { _key: string; children?: unknown };

export type Span = { _key: string; text: string };

export const isSpan = (value: unknown): value is Span =>
  typeof value === "object" &&
  value !== null &&
  "_key" in value &&
  typeof value._key === "string" &&
  "text" in value &&
  typeof value.text === "string";

const spansOf = ({ children }: Block): Span[] =>
  Array.isArray(children) ? children.filter(isSpan) : [];

/** A change of a span's text by another editor, in the format of the Portable Text Editor. */
type TextPatch = {
  type: "diffMatchPatch";
  origin: "remote";
  path: ({ _key: string } | string)[];
  value: string;
};

/**
 * Returns the changes of texts that turn `mine` into `theirs`. The Portable Text Editor could load
 * the studio's whole value instead, but the cursor would then lose its place in a changed text.
 */
export function remotePatches(mine: readonly Block[], theirs: readonly Block[]): TextPatch[] {
  const own = new Map(mine.map((block) => [block._key, block]));
  return theirs.flatMap((block) => {
    const before = own.get(block._key);
    const spans = before ? spansOf(before) : [];
    return spansOf(block).flatMap(({ _key, text }): TextPatch[] => {
      const span = spans.find((each) => each._key === _key);
      if (span === undefined || span.text === text) return [];
      return [
        {
          type: "diffMatchPatch",
          origin: "remote",
          path: [{ _key: block._key }, "children", { _key }, "text"],
          value: stringifyPatches(makePatches(span.text, text)),
        },
      ];
    });
  });
}
