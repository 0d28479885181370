import * as z from "zod";

/** Larger originals are refused: 100 million pixels take 400 MB to decode. */
export const pixelCeiling = 100_000_000;

/** Largest side of an image that is made, in pixels. */
export const sideCeiling = 8_192;

const side = z.coerce.number().min(1).max(sideCeiling).optional();
const unit = z.coerce.number().min(0).max(1).optional();

/** A colour as Sanity writes it: three or four digits, or pairs of them, with the opacity in front. */
const colour = z
  .string()
  .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "RGB, ARGB, RRGGBB or AARRGGBB")
  .transform((text) => {
    const digits = text.length > 4 ? text : text.replaceAll(/./g, "$&$&");
    const pairs = digits.padStart(8, "f").match(/../g) ?? [];
    const [a = 255, r = 0, g = 0, b = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
    return { r, g, b, alpha: a / 255 };
  });

/** The transformations of an image's address, as Sanity's image pipeline names them. What it doesn't know is ignored. */
export const imageOptions = z.object({
  w: side,
  h: side,
  "min-w": side,
  "min-h": side,
  "max-w": side,
  "max-h": side,
  fit: z.enum(["clip", "crop", "fill", "fillmax", "max", "min", "scale"]).default("clip"),
  crop: z
    .string()
    .regex(
      /^(?:(?:top|bottom|left|right)(?:,(?:top|bottom|left|right))?|center|focalpoint|entropy)$/,
    )
    .optional(),
  rect: z
    .string()
    .regex(/^\d{1,9},\d{1,9},\d{1,9},\d{1,9}$/, "left,top,width,height")
    .transform((text) => text.split(",").map(Number))
    .optional(),
  "fp-x": unit,
  "fp-y": unit,
  dpr: z.coerce.number().min(0.1).max(4).default(1),
  q: z.coerce.number().int().min(0).max(100).default(75),
  fm: z.enum(["jpg", "pjpg", "png", "webp", "avif"]).optional(),
  auto: z.enum(["format"]).optional(),
  blur: z.coerce.number().min(1).max(2_000).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  flip: z.enum(["h", "v", "hv", "vh"]).optional(),
  or: z.enum(["0", "90", "180", "270"]).transform(Number).default(0),
  bg: colour.optional(),
  pad: z.coerce.number().int().min(0).max(1_024).default(0),
  invert: z.enum(["true", "false"]).optional(),
  /** Of a picture that moves the first frame alone. */
  frame: z.literal("1").optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  cs: z.enum(["srgb", "origin", "cmyk", "b-w"]).optional(),
});

/** Parsed transformations. */
export type ImageOptions = z.infer<typeof imageOptions>;

/** A colour: red, green and blue to 255, opacity to 1. */
export type ImageColour = z.infer<typeof colour>;

/** The names that make a difference; any other parameter is left out of the cache's key. */
export const imageOptionNames: readonly string[] = Object.keys(imageOptions.shape);
