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

/** What must stay in view when a picture is cropped, in fractions of its size. */
export const hotspotShape = z
  .strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .nullable();

/** What the editor cut off each edge, in fractions of the picture's size. */
export const cropShape = z
  .strictObject({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
  .nullable();

const cutFields = {
  /** The uploaded file; null when the editor took it away. */
  asset: assetShape.nullable(),
  hotspot: hotspotShape,
  crop: cropShape,
};

const pictureFields = {
  ...cutFields,
  /** Alternative text; null only when decorative. */
  alt: pictureAlt,
  /** True when the picture adds nothing to the text around it. */
  decorative: z.boolean().nullable(),
};

const storedPicture = z.strictObject(pictureFields);

function withAsset<T extends z.output<typeof storedPicture>>(picture: T, context: z.RefinementCtx) {
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

/** Another cut of a picture that stands beside it: it shows the same, so it has no text of its own. Null without a file. */
export const optionalPictureCut = z
  .strictObject(cutFields)
  .nullable()
  .transform((cut) => {
    if (cut === null || cut.asset === null) return null;
    return { ...cut, asset: cut.asset };
  });

/**
 * Takes what to tell an editor who left the file out, and the shape of a caption; gives an entry of a list of pictures:
 * a picture with a key and a caption of its own. Stored as one image, so that editors can drop many files at once.
 */
export const pictureEntry = <T extends z.ZodType>(missing: string, caption: T) =>
  z.strictObject({ _key: z.string(), ...pictureFields, caption }).transform((picture, context) => {
    const found = withAsset(picture, context);
    if (found) return found;
    context.addIssue({ code: "custom", message: missing });
    return z.NEVER;
  });

// A preview would be seen behind what is transparent, also once the picture has come.
const cutProperties = `
  "asset": asset->{
    _id, url, mimeType,
    "lqip": select(metadata.isOpaque != false => metadata.lqip),
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  },
  "hotspot": hotspot{ x, y, width, height },
  "crop": crop{ top, bottom, left, right }`;

const pictureProperties = `${cutProperties},
  alt,
  decorative`;

/** GROQ: what an {@link optionalPictureCut} reads, put behind the field's name. */
export const pictureCutProjection = `{${cutProperties}
}`;

/** GROQ: what a picture reads, put behind the field's name. */
export const pictureProjection = `{${pictureProperties}
}`;

/** GROQ: the fields that a {@link pictureEntry} reads. */
export const pictureEntryProperties = `_key, caption,${pictureProperties}`;

/** GROQ: the same, put behind the list's name and `[]`. */
export const pictureEntryProjection = `{ ${pictureEntryProperties}
}`;
