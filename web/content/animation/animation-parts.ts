/**
 * Maximum number of drawn parts: layers, shapes and letters. Above this limit a page stutters. A hostile file of a few
 * lines can request a million copies of a shape.
 */
const MAX_PARTS = 10_000;

/** Maximum nesting depth. Real animations nest groups only a few levels deep. */
const MAX_DEPTH = 100;

/**
 * Keys whose strings are never used as addresses: names, comments, expressions (never evaluated) and the text of text
 * layers.
 */
const onlyText = new Set(["nm", "mn", "cm", "x", "t"]);

const ELSEWHERE =
  "The animation cannot play because it refers to an external file: embed the file when you export the animation.";

const isAddress = (text: string) =>
  /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\/|^\s*(?:javascript|blob|file):|url\s*\(/i.test(text) ||
  /^\s*data:(?!image\/)/i.test(text);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Returns the reason why a value of an animation can't be played, as a sentence for an editor: it
 * is nested too deeply, or contains an address that a player may fetch. Null if it has neither
 * problem. Addresses in `meta` are allowed, because they are never used.
 */
function oddityIn(value: unknown, depth = 0, isMeta = false): string | null {
  if (depth > MAX_DEPTH)
    return "The animation cannot play because its layers are nested too deeply: simplify the animation.";
  if (typeof value === "string") return !isMeta && isAddress(value) ? ELSEWHERE : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (onlyText.has(key) && typeof inner === "string") continue;
    const found = oddityIn(inner, depth + 1, isMeta || key === "meta");
    if (found !== null) return found;
  }
  return null;
}

/** Properties by the names of their slots. A property with a slot's name in `sid` gets that slot's values. */
type Slots = Readonly<Record<string, unknown>>;

/** Returns the members of a list. The player also accepts objects with numbers as keys. */
const membersOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [];

/** Returns the numbers in a value. The player also computes with texts and nested lists. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "object") return membersOf(value).flatMap(numbersIn);
  const number = Number(value);
  return Number.isNaN(number) ? [] : [number];
}

const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);

/**
 * Returns how far the easing of keyframes leads beyond their values, as a factor. It is 1 unless a
 * handle overshoots (`y` below 0 or above 1).
 */
function overshootOf(keyframes: readonly Record<string, unknown>[]): number {
  const handles = keyframes.flatMap(({ i, o }) => [i, o]).filter(isObject);
  const heights = handles.flatMap(({ y }) => numbersIn(y));
  return heights.reduce((most, y) => Math.max(most, 2 * y - 1, 1 - 2 * y), 1);
}

/** Returns the largest value of a property, animated or not (lottie-docs, “Animated Property”). */
function largestIn(property: unknown, slots: Slots): number {
  if (!isObject(property)) return largest(numbersIn(property));
  const { k, sid } = property;
  const slot = typeof sid === "string" ? slots[sid] : undefined;
  const inSlot = isObject(slot) ? largestIn(slot["p"], {}) : 0;
  if (typeof k !== "object") return Math.max(inSlot, largest(numbersIn(k)));
  const keyframes = membersOf(k).filter(isObject);
  // Only `s` and `e` of a keyframe are values. `t` is its time, and `i` and `o` are handles.
  const values = keyframes.flatMap(({ s, e }) => [s, e]);
  const still = membersOf(k).filter((member) => !isObject(member));
  return Math.max(inSlot, largest(numbersIn([...values, ...still])) * overshootOf(keyframes));
}

/**
 * Counts the drawn parts (see `MAX_PARTS`) in a list of shapes. Each point of a star counts as a part. Repeaters and
 * zigzags multiply the parts of the whole list.
 */
function shapeParts(shapes: unknown, slots: Slots): number {
  let sum = 0;
  let copies = 1;
  for (const shape of objectsIn(shapes)) {
    sum += 1 + shapeParts(shape["it"], slots);
    if (shape["ty"] === "sr") sum += largestIn(shape["pt"], slots);
    if (shape["ty"] === "rp") copies *= Math.max(1, largestIn(shape["c"], slots));
    if (shape["ty"] === "zz") copies *= Math.max(1, largestIn(shape["r"], slots));
  }
  return sum * copies;
}

/**
 * Counts the letters of a text layer, because each letter is drawn as a part of its own. A layer displays one of its
 * keyframes' texts at a time.
 */
function letters(text: unknown, slots: Slots): number {
  const source = isObject(text) ? text["d"] : undefined;
  if (!isObject(source)) return 0;
  const slot = typeof source["sid"] === "string" ? slots[source["sid"]] : undefined;
  const keyframes = [source, isObject(slot) ? slot["p"] : undefined]
    .filter(isObject)
    .flatMap(({ k }) => membersOf(k))
    .filter(isObject);
  return largest(keyframes.map(({ s }) => String(Object(s).t ?? "").length));
}

/**
 * Returns a function that counts the drawn parts (see `MAX_PARTS`) of a composition and of its nested compositions.
 * If a composition contains itself, the count is infinite.
 */
function partCounter(assets: unknown, slots: Slots) {
  const known = new Map<unknown, number>();
  const compositions = new Map(objectsIn(assets).map((asset) => [asset["id"], asset["layers"]]));
  const count = (layers: unknown): number =>
    objectsIn(layers).reduce((sum, layer) => sum + 1 + ofLayer(layer), 0);
  const ofLayer = (layer: Record<string, unknown>): number => {
    const { refId } = layer;
    const own = shapeParts(layer["shapes"], slots) + letters(layer["t"], slots);
    if (!compositions.has(refId)) return own;
    const before = known.get(refId);
    if (before !== undefined) return own + before;
    known.set(refId, Infinity);
    const inner = count(compositions.get(refId));
    known.set(refId, inner);
    return own + inner;
  };
  return count;
}

/**
 * Returns the reason why an animation must not be played, as a sentence for an editor. Null if it
 * may be played. `file` is a parsed Lottie file whose shape is already validated.
 */
export function animationExcess(file: {
  layers: unknown;
  assets?: unknown;
  slots?: unknown;
}): string | null {
  const oddity = oddityIn(file);
  if (oddity !== null) return oddity;
  const parts = partCounter(file.assets, isObject(file.slots) ? file.slots : {})(file.layers);
  return parts <= MAX_PARTS
    ? null
    : `The animation has more than ${MAX_PARTS} layers and shapes, which slows down the page: simplify the animation.`;
}

/** Number of layers that a sentence names, and the length of a name in it. */
const NAMED = { layers: 5, letters: 60 };

/** Whether a value contains an expression: a script in `x` of a property. Nested layers are counted for themselves. */
function hasExpression(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) =>
    key === "x" && typeof inner === "string" ? inner.trim() !== "" : hasExpression(inner),
  );
}

/**
 * Returns a sentence for an editor that names the layers with expressions. The site runs no
 * expressions, so these layers look different. Null if there are none. Call it after `animationExcess`,
 * which limits the nesting.
 */
export function expressionWarning(file: { layers: unknown; assets?: unknown }): string | null {
  const layers = [
    ...objectsIn(file.layers),
    ...objectsIn(file.assets).flatMap((asset) => objectsIn(asset["layers"])),
  ];
  const names = layers
    .filter(hasExpression)
    .map(({ nm, ind }) => String(nm ?? ind ?? "?").slice(0, NAMED.letters));
  if (names.length === 0) return null;
  const listed = names.slice(0, NAMED.layers).map((name) => `“${name}”`);
  const all = names.length > NAMED.layers ? [...listed, "…"] : listed;
  return `These layers use expressions, which the site does not run: ${all.join(", ")}. Convert the expressions to keyframes, and export the animation again.`;
}
