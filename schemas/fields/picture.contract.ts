import * as z from "zod";
import { optionalText } from "./text.contract.ts";

/** Alternative text: what a picture shows, for people who cannot see it. */
export const pictureAlt = optionalText(300);

/** What to tell an editor whose picture has neither a text nor the "decorative" mark. */
export const altMissing =
  "Say what the picture shows, for people who cannot see it, or mark it as decorative.";

const assetShape = z.strictObject({
  /** `image-<hash>-<width>x<height>-<format>`. */
  _id: z.string(),
  /** Where the image CDN serves the original. */
  url: z.string(),
  /** A tiny preview as a data address; null for formats that have none. */
  lqip: z.string().nullable(),
  /** Pixels. */
  width: z.number(),
  /** Pixels. */
  height: z.number(),
  /** For instance `image/jpeg`. */
  mimeType: z.string(),
});

const storedPicture = z.strictObject({
  /** The uploaded file; null when the editor took it away. */
  asset: assetShape.nullable(),
  /** What must stay in view when the picture is cropped, in fractions of its size. */
  hotspot: z
    .strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .nullable(),
  /** What the editor cut off each edge, in fractions of its size. */
  crop: z
    .strictObject({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
    .nullable(),
  /** Alternative text; null only when decorative. */
  alt: pictureAlt,
  /** True when the picture adds nothing to the text around it. */
  decorative: z.boolean().nullable(),
});

function withAsset(picture: z.output<typeof storedPicture>, context: z.RefinementCtx) {
  const { asset, ...rest } = picture;
  if (asset === null) return null;
  if (rest.alt === null && rest.decorative !== true) {
    context.addIssue({ code: "custom", path: ["alt"], message: altMissing });
  }
  return { asset, ...rest };
}

const whole = storedPicture.transform(withAsset);

/** A picture that may be missing: null when there is none, or when its file was taken away. */
export const optionalPicture = whole.nullable();

/** Takes what to tell an editor who left it out, gives a picture that must be there. */
export const requiredPicture = (missing: string) =>
  storedPicture.nullable().transform((picture, context) => {
    const found = picture && withAsset(picture, context);
    if (found) return found;
    context.addIssue({ code: "custom", message: missing });
    return z.NEVER;
  });

/** GROQ: what a picture reads, put behind the field's name. */
export const pictureProjection = `{
  "asset": asset->{
    _id, url, mimeType,
    "lqip": metadata.lqip,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  },
  "hotspot": hotspot{ x, y, width, height },
  "crop": crop{ top, bottom, left, right },
  alt,
  decorative
}`;
