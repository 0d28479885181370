import * as z from "zod";

/** Maximum number of pixels of an original image. Decoding 100 million pixels takes 400 MB of memory. */
export const pixelCeiling = 100_000_000;

/** Largest side of a transformed image, in pixels. */
export const sideCeiling = 8_192;

const side = z.coerce.number().min(1).max(sideCeiling).optional();
const unit = z.coerce.number().min(0).max(1).optional();

/** A color in Sanity's notation: RGB, ARGB, RRGGBB or AARRGGBB, with the opacity first. */
const colour = z
  .string()
  .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "RGB, ARGB, RRGGBB or AARRGGBB")
  .transform((text) => {
    const digits = text.length > 4 ? text : text.replaceAll(/./g, "$&$&");
    const pairs = digits.padStart(8, "f").match(/../g) ?? [];
    const [a = 255, r = 0, g = 0, b = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
    return { r, g, b, alpha: a / 255 };
  });

/** The transformation parameters of Sanity's image pipeline. Unknown parameters are ignored. */
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
  /** Selects the first frame of an animated image. */
  frame: z.literal("1").optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  cs: z.enum(["srgb", "origin", "cmyk", "b-w"]).optional(),
});

export type ImageOptions = z.infer<typeof imageOptions>;

/** A color: red, green and blue from 0 to 255, alpha from 0 to 1. */
export type ImageColour = z.infer<typeof colour>;

/** Names of the supported parameters. Other parameters are not part of the cache key. */
export const imageOptionNames: readonly string[] = Object.keys(imageOptions.shape);
