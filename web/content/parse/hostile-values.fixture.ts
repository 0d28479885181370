import * as fc from "fast-check";

/** Invisible characters, as Sanity adds to a preview's strings (stega). */
const marks = "\u200B\u200C\u200D\uFEFF".repeat(20);

/** Strings that commonly cause bugs. */
export const hostileTexts = [
  "",
  " ",
  "مرحبا \u202Eبالعالم\u202C שלום",
  "👩‍👩‍👧‍👦 e\u0301\u0323 ﷽ \uD83D",
  "\u0000\u0007\u001B[31m\u007F\u2028\u2029",
  "javascript:alert(1)",
  " \u0001jAvA\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  '</script><script>alert(1)</script><img src=x onerror="alert(1)">',
  "//example.org/\\..\\%00",
  "https://[::1",
  "%E0%A4%A",
  "__proto__",
  "constructor",
  "toString",
  `house${marks}`,
  "#'\"`${}{{}}]]>--><!--",
  "9".repeat(400),
];

const hugeText = "Nightlight ".repeat(9_100);

const hostileNumbers = [0, -0, -1, 1e-6, -1e308, 1e308, 2 ** 53 + 2, NaN, Infinity, -Infinity];

/** Returns a value nested in `depth` lists and objects. */
function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { children: value };
  return value;
}

const prototypeNames: unknown = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":null,"hasOwnProperty":1,"toString":"x","_type":"toString"}',
);

/** Arbitrary values that no form would store. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 3, arbitrary: fc.constantFrom(null, undefined, true, false, [], {}, [null], [[]]) },
  { weight: 1, arbitrary: fc.constant(prototypeNames) },
  { weight: 1, arbitrary: fc.constantFrom(nested(3), nested(200)) },
  { weight: 1, arbitrary: fc.constant(hugeText) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

type Holder = Record<string | number, unknown>;
type Place = { holder: Holder; name: string | number };

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

function placesIn(value: unknown, depth = 0): Place[] {
  if (!isHolder(value) || depth > 12) return [];
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return names.flatMap((name) => [{ holder: value, name }, ...placesIn(value[name], depth + 1)]);
}

/** One mutation of a stored block, at a place chosen by `where`. */
type Accident = { where: number; what: string; value: unknown };

const accident: fc.Arbitrary<Accident> = fc.record({
  where: fc.nat(),
  what: fc.constantFrom("missing", "replaced", "replaced", "added", "twice", "listed", "marked"),
  value: hostileValue,
});

function happen(block: unknown, { where, what, value }: Accident): void {
  const places = placesIn(block);
  const place = places[where % places.length];
  if (!place) return;
  const { holder, name } = place;
  const current = holder[name];
  if (what === "missing") delete holder[name];
  else if (what === "listed") holder[name] = [current];
  else if (what === "added") holder[`${name}Extra`] = value;
  // Repeats all entries of a list, so that each `_key` occurs twice.
  else if (what === "twice" && Array.isArray(current)) holder[name] = [...current, ...current];
  else if (what === "marked" && typeof current === "string") holder[name] = current + marks;
  else holder[name] = value;
}

/** Applies one to three mutations to generated blocks. */
export const damaged = (blocks: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(blocks, fc.array(accident, { minLength: 1, maxLength: 3 })).map(([block, accidents]) => {
    const copy = structuredClone(block);
    for (const each of accidents) happen(copy, each);
    return copy;
  });
