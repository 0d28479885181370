import type { Random } from "../../studio/content-lake/tests/support/random.ts";

/** Strings that often break programs. */
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
  ..."title slug tags parent body count a length tags[0] a.b __proto__ constructor".split(" "),
  ..."_type _id _rev _createdAt _updatedAt _key _ref _weak _system _strengthenOnPublish".split(" "),
  "",
  "with space",
];
const numbers = [0, -0, 1, -1, 0.1, 1e21, -1e300, 2 ** 53, 4_294_967_296, 1.5e-9];
const bases = ["a", "b", "c", "page-1", "r1", "person_2", "a.b", "_.releases.r1", "image-1"];

/** Returns one of `texts`, or up to 12 random UTF-16 code units. */
export function text(random: Random): string {
  if (random.in(0.6)) return random.pick(texts);
  return String.fromCharCode(...random.many(12, () => random.upTo(random.in(0.8) ? 127 : 0xffff)));
}

/** Returns an id, mostly one of a few, so that requests affect the same documents. */
export function id(random: Random): string {
  const base = random.in(0.97) ? random.pick(bases) : text(random);
  const layer = random.pick(["", "", "drafts.", "versions.r1.", "versions.r2."]);
  return layer + base;
}

export const field = (random: Random) => random.pick(fields);

/** Returns a JSON value that is nested at most `depth` levels deep. */
export function value(random: Random, depth = 3): unknown {
  const kind = depth > 0 ? random.upTo(9) : random.upTo(5);
  if (kind === 0) return null;
  if (kind === 1) return random.in(0.5);
  if (kind === 2) return random.pick(numbers);
  if (kind <= 5) return text(random);
  if (kind === 6)
    return { _type: "reference", _ref: id(random), ...(random.in(0.7) ? { _weak: true } : {}) };
  if (kind === 7) return random.many(4, () => value(random, depth - 1));
  return object(random, depth - 1);
}

export function object(random: Random, depth = 2): Record<string, unknown> {
  return Object.fromEntries(random.many(5, () => [field(random), value(random, depth)]));
}

export function document(random: Random): Record<string, unknown> {
  return {
    ...object(random),
    ...(random.in(0.95) ? { _id: id(random) } : {}),
    ...(random.in(0.95)
      ? { _type: random.pick(["page", "person", "system.release", "sanity.imageAsset"]) }
      : {}),
    ...(random.in(0.5)
      ? { tags: random.many(3, () => ({ _key: random.pick(["k1", "k2"]), n: random.upTo(9) })) }
      : {}),
    ...(random.in(0.5) ? { title: text(random), count: random.upTo(9) } : {}),
  };
}

const insertions = ["", "", ...Array.from("()[]{}\"'*$\\ 0\u0000"), "..", "->", "😀", "=>", "//"];

/** Returns the text with a few characters removed, replaced or inserted. Parsers often fail on almost valid input. */
export function mangled(random: Random, source: string): string {
  let result = source;
  for (let change = random.upTo(2); change >= 0; change -= 1) {
    const at = random.upTo(result.length);
    const put = random.pick(insertions);
    result = result.slice(0, at) + put + result.slice(at + random.upTo(2));
  }
  return result;
}

/** Returns `inside` between `levels` repetitions of `open` and of `close`. */
export const nested = (open: string, inside: string, close: string, levels: number) =>
  open.repeat(levels) + inside + close.repeat(levels);

/** Returns each header with the probability of its share. A later one replaces an earlier one. */
export const someHeaders = (
  random: Random,
  ...all: [share: number, name: string, values: readonly string[]][]
): Record<string, string> =>
  Object.fromEntries(
    all.filter(([share]) => random.in(share)).map(([, name, each]) => [name, random.pick(each)]),
  );
