/** A hostile file of a few lines can ask for a million copies. Beyond this many parts a page stutters. */
const MAX_PARTS = 10_000;

/** Groups nest a handful deep in what animators draw. */
const MAX_DEPTH = 100;

/** Names, comments, expressions (never evaluated) and the words of text layers: whatever they hold is only text. */
const onlyText = new Set(["nm", "mn", "cm", "x", "t"]);

const ELSEWHERE = "It can't be played here: it refers to a file elsewhere.";

const isAddress = (text: string) =>
  /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\/|^\s*(?:javascript|blob|file):|url\s*\(/i.test(text) ||
  /^\s*data:(?!image\/)/i.test(text);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

/** What no Lottie file needs, wherever it stands: too deep a nest, an address that a player may fetch. */
function oddityIn(value: unknown, depth = 0): string | null {
  if (depth > MAX_DEPTH) return "It can't be played here: it is nested too deeply.";
  if (typeof value === "string") return isAddress(value) ? ELSEWHERE : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (onlyText.has(key) && typeof inner === "string") continue;
    const found = key === "meta" ? null : oddityIn(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** The largest number in a property, animated or not. */
function largestIn(value: unknown): number {
  if (typeof value === "number") return Math.abs(value);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((most, inner) => Math.max(most, largestIn(inner)), 0);
}

/** How many shapes a list draws: repeaters copy all of it, stars and zigzags make points of their own. */
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

/** Each letter of a text layer is a part of its own. */
function letters(text: unknown): number {
  if (typeof text === "string") return text.length;
  if (typeof text !== "object" || text === null) return 0;
  return Object.values(text).reduce<number>((sum, inner) => sum + letters(inner), 0);
}

/** Counts the parts of a composition, those it contains included; a composition inside itself has no end. */
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

/** Why a parsed Lottie file may not be played although its shape is right, in a sentence for an editor; null when it may. */
export function animationExcess(file: { layers: unknown; assets?: unknown }): string | null {
  const oddity = oddityIn(file);
  if (oddity !== null) return oddity;
  const parts = partCounter(file.assets)(file.layers);
  return parts <= MAX_PARTS
    ? null
    : `It can't be played here: it has more than ${MAX_PARTS} parts, which would make the page stutter.`;
}
