import type { SampleAssets } from "./sample-assets.server.ts";

type Picture = SampleAssets["pictures"][number];
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPicture = (value: Fields): value is Fields & { mimeType: string } =>
  typeof value["url"] === "string" && typeof value["mimeType"] === "string";

const drawing = "image/svg+xml";

/**
 * Returns a picture's shape. A replacement should have the same shape, because a block with a
 * tall picture in place of a wide one looks unrealistic.
 */
function formatOf({ width, height }: { width: number; height: number }): string {
  const ratio = width / height;
  if (ratio > 1.15) return "wide";
  return ratio < 0.87 ? "tall" : "square";
}

/**
 * Returns the pictures that can replace `original`: SVGs for an SVG, other pictures otherwise. Pictures with the same
 * shape (`formatOf`) and more than 60 % of the original's width are preferred.
 */
function candidates(original: Fields, pictures: readonly Picture[]): readonly Picture[] {
  const isDrawing = original["mimeType"] === drawing;
  const ofKind = pictures.filter(({ mimeType }) => (mimeType === drawing) === isDrawing);
  const size = { width: Number(original["width"]), height: Number(original["height"]) };
  const fitting = ofKind.filter(
    (picture) => formatOf(picture) === formatOf(size) && picture.width > size.width * 0.6,
  );
  return fitting.length > 0 ? fitting : ofKind;
}

/**
 * Returns the replacement with only the fields that the original has, because the block's schema rejects unknown
 * fields.
 */
const inPlaceOf = (original: Fields, other: Picture): Fields => ({
  ...original,
  ...Object.fromEntries(Object.entries({ ...other }).filter(([field]) => field in original)),
});

/**
 * Replaces the pictures and the animation of a raw block with the dataset's. Uses the dataset's
 * pictures in order, from index `start`. A picture without a suitable replacement stays. Within one
 * list entry, the same file always gets the same replacement. A picture and its crop for phones
 * therefore stay the same image.
 */
export function withSampleAssets(raw: unknown, assets: SampleAssets, start: number): unknown {
  let next = start;

  function choose(original: Fields, entry: Map<unknown, Fields>): Fields {
    const known = entry.get(original["_id"]);
    if (known) return known;
    const choice = candidates(original, assets.pictures);
    const other = choice[next % choice.length];
    if (other === undefined) return original;
    next += 1;
    const chosen = inPlaceOf(original, other);
    entry.set(original["_id"], chosen);
    return chosen;
  }

  function replaced(value: unknown, entry: Map<unknown, Fields>): unknown {
    if (Array.isArray(value)) return value.map((each) => replaced(each, entry));
    if (!isFields(value)) return value;
    if (isPicture(value)) return choose(value, entry);
    const own = "_key" in value ? new Map<unknown, Fields>() : entry;
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => {
        const isAnimation = field === "fileUrl" && typeof inner === "string";
        return [field, isAnimation ? (assets.animations[0] ?? inner) : replaced(inner, own)];
      }),
    );
  }

  return replaced(raw, new Map());
}
