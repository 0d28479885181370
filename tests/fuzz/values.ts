import type { Random } from "./random.ts";

/** Strings that often break programs: empty, long, other scripts, lone surrogates, property names of every object. */
const texts = [
  "",
  " ",
  "a",
  "Licht und Schatten",
  "ضوء",
  "👩‍🚀",
  "\ud800",
  "\u0000",
  "\u2028",
  "'\"\\`",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "-1",
  "1e999",
  "%00",
  "%",
  "a".repeat(300),
  "2026-02-30T25:61:00Z",
  "<script>",
  "${x}",
  "drafts.",
  "versions.",
  "versions.r1.",
  "versions.r1.a",
  "$",
  "^",
  "@",
  "*",
];
const fields = [
  "title",
  "slug",
  "tags",
  "parent",
  "body",
  "count",
  "a",
  "_type",
  "_id",
  "_rev",
  "_createdAt",
  "_updatedAt",
  "_key",
  "_ref",
  "_weak",
  "_system",
  "_strengthenOnPublish",
  "__proto__",
  "constructor",
  "length",
  "",
  "with space",
  "tags[0]",
  "a.b",
];
const numbers = [0, -0, 1, -1, 0.1, 1e21, -1e300, 2 ** 53, 4_294_967_296, 1.5e-9];
const bases = ["a", "b", "c", "page-1", "r1", "person_2", "a.b", "_.releases.r1", "image-1"];

/** Returns a random string. */
export function text(chance: Random): string {
  if (chance.in(0.6)) return chance.pick(texts);
  return String.fromCharCode(...chance.many(12, () => chance.upTo(chance.in(0.8) ? 127 : 0xffff)));
}

/** Returns an id, mostly one of a few, so that requests affect the same documents. */
export function id(chance: Random): string {
  const base = chance.in(0.97) ? chance.pick(bases) : text(chance);
  const layer = chance.pick(["", "", "drafts.", "versions.r1.", "versions.r2."]);
  return layer + base;
}

/** Returns a field name, including reserved names of the lake and of JavaScript. */
export const field = (chance: Random) => chance.pick(fields);

/** Returns a JSON value that is nested at most `depth` levels deep. */
export function value(chance: Random, depth = 3): unknown {
  const kind = depth > 0 ? chance.upTo(9) : chance.upTo(5);
  if (kind === 0) return null;
  if (kind === 1) return chance.in(0.5);
  if (kind === 2) return chance.pick(numbers);
  if (kind <= 5) return text(chance);
  if (kind === 6)
    return { _type: "reference", _ref: id(chance), ...(chance.in(0.7) ? { _weak: true } : {}) };
  if (kind === 7) return chance.many(4, () => value(chance, depth - 1));
  return object(chance, depth - 1);
}

/** Returns a JSON object with a few fields. */
export function object(chance: Random, depth = 2): Record<string, unknown> {
  return Object.fromEntries(chance.many(5, () => [field(chance), value(chance, depth)]));
}

/** Returns a document as a client may send it, mostly valid. */
export function document(chance: Random): Record<string, unknown> {
  return {
    ...object(chance),
    ...(chance.in(0.95) ? { _id: id(chance) } : {}),
    ...(chance.in(0.95)
      ? { _type: chance.pick(["page", "person", "system.release", "sanity.imageAsset"]) }
      : {}),
    ...(chance.in(0.5)
      ? { tags: chance.many(3, () => ({ _key: chance.pick(["k1", "k2"]), n: chance.upTo(9) })) }
      : {}),
    ...(chance.in(0.5) ? { title: text(chance), count: chance.upTo(9) } : {}),
  };
}

/** Returns the text with a few characters removed, replaced or inserted. Parsers often fail on almost valid input. */
export function mangled(chance: Random, source: string): string {
  let result = source;
  for (let change = chance.upTo(2); change >= 0; change -= 1) {
    const at = chance.upTo(result.length);
    const put = chance.pick([
      "",
      "",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      '"',
      "'",
      "*",
      "..",
      "->",
      "$",
      "\\",
      "😀",
      " ",
      "0",
      "=>",
      "//",
      "\u0000",
    ]);
    result = result.slice(0, at) + put + result.slice(at + chance.upTo(2));
  }
  return result;
}

/** Returns a text nested `levels` times. */
export const nested = (open: string, inside: string, close: string, levels: number) =>
  open.repeat(levels) + inside + close.repeat(levels);
