import * as z from "zod";

/** Largest side of an image that is made, in pixels. */
const sideCeiling = 8_192;

const side = z.coerce.number().min(1).max(sideCeiling).optional();
const unit = z.coerce.number().min(0).max(1).optional();

/** The transformations of an image's address, as Sanity's image pipeline names them. What it doesn't know is ignored. */
export const imageOptions = z.object({
  w: side,
  h: side,
  fit: z.enum(["clip", "crop", "fill", "fillmax", "max", "min", "scale"]).default("clip"),
  crop: z.string().optional(),
  rect: z
    .string()
    .regex(/^\d+,\d+,\d+,\d+$/)
    .transform((text) => text.split(",").map(Number))
    .optional(),
  "fp-x": unit,
  "fp-y": unit,
  dpr: z.coerce.number().min(0.1).max(4).default(1),
  q: z.coerce.number().int().min(1).max(100).default(75),
  fm: z.enum(["jpg", "pjpg", "png", "webp", "avif"]).optional(),
  auto: z.enum(["format"]).optional(),
  blur: z.coerce.number().min(1).max(2_000).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  flip: z.enum(["h", "v", "hv", "vh"]).optional(),
  or: z.enum(["0", "90", "180", "270"]).optional(),
  bg: z
    .string()
    .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
    .optional(),
  /** Of a picture that moves the first frame alone. */
  frame: z.literal("1").optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
});

/** Parsed transformations. */
export type ImageOptions = z.infer<typeof imageOptions>;

/** The names that make a difference; any other parameter is left out of the cache's key. */
export const imageOptionNames: readonly string[] = Object.keys(imageOptions.shape);
