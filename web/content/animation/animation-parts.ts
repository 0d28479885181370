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

/** Returns the largest number in a property, animated or not. */
function largestIn(value: unknown): number {
  if (typeof value === "number") return Math.abs(value);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((most, inner) => Math.max(most, largestIn(inner)), 0);
}

/**
 * Counts the drawn parts (see `MAX_PARTS`) in a list of shapes. Each point of a star counts as a part. Repeaters and
 * zigzags multiply the parts of the whole list.
 */
function shapeParts(shapes: unknown): number {
  let sum = 0;
  let copies = 1;
  for (const shape of objectsIn(shapes)) {
    sum += 1 + shapeParts(shape["it"]);
    if (shape["ty"] === "sr") sum += largestIn(shape["pt"]);
    if (shape["ty"] === "rp") copies *= Math.max(1, largestIn(shape["c"]));
    if (shape["ty"] === "zz") copies *= Math.max(1, largestIn(shape["r"]));
  }
  return sum * copies;
}

/** Counts the letters of a text layer, because each letter is drawn as a part of its own. */
function letters(text: unknown): number {
  if (typeof text === "string") return text.length;
  if (typeof text !== "object" || text === null) return 0;
  return Object.values(text).reduce<number>((sum, inner) => sum + letters(inner), 0);
}

/**
 * Returns a function that counts the drawn parts (see `MAX_PARTS`) of a composition and of its nested compositions.
 * If a composition contains itself, the count is infinite.
 */
function partCounter(assets: unknown) {
  const known = new Map<unknown, number>();
  const compositions = new Map(objectsIn(assets).map((asset) => [asset["id"], asset["layers"]]));
  const count = (layers: unknown): number =>
    objectsIn(layers).reduce((sum, layer) => sum + 1 + ofLayer(layer), 0);
  const ofLayer = (layer: Record<string, unknown>): number => {
    const { refId } = layer;
    const own = shapeParts(layer["shapes"]) + letters(layer["t"]);
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
export function animationExcess(file: { layers: unknown; assets?: unknown }): string | null {
  const oddity = oddityIn(file);
  if (oddity !== null) return oddity;
  const parts = partCounter(file.assets)(file.layers);
  return parts <= MAX_PARTS
    ? null
    : `The animation has more than ${MAX_PARTS} layers and shapes, which slows down the page: simplify the animation.`;
}
