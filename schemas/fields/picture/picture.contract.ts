import * as z from "zod";
import { optionalText } from "../text.contract.ts";

export const pictureAlt = optionalText(300);

/**
 * Registry of the shapes of picture fields, in which the site looks up the pictures of a block.
 * Editors can drop files on these pictures on the previewed page. `picture` has an alt text. `cut`
 * is another crop of a picture, without alt text. `entry` is an entry of a list of pictures. `logo`
 * has its `name` as alt text.
 */
export const pictureFields = z.registry<{ kind: "picture" | "cut" | "entry" | "logo" }>();

/** Error message for a picture that has no alt text and isn't marked as decorative. */
export const altMissing =
  "Enter an alt text that describes the image, or mark the image as decorative.";

const assetShape = z.strictObject({
  /** `image-<hash>-<width>x<height>-<format>`. */
  _id: z.string(),
  /** URL of the original on the image CDN. */
  url: z.string(),
  /**
   * A tiny preview of the picture as a data URL. Null if the picture has transparent pixels, or if
   * the lake stored no preview for it, as for an SVG.
   */
  lqip: z.string().nullable(),
  /** Width in pixels. */
  width: z.number(),
  /** Height in pixels. */
  height: z.number(),
  /** MIME type, such as `image/jpeg`. */
  mimeType: z.string(),
});

/**
 * The area that must stay visible when the site crops a picture, as fractions of the picture's
 * size.
 */
export const hotspotShape = z
  .strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .nullable();

/** The parts that the editor cropped from each edge, as fractions of the picture's size. */
export const cropShape = z
  .strictObject({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
  .nullable();

const cutFields = {
  /** The uploaded file. Null if the editor removed it. */
  asset: assetShape.nullable(),
  hotspot: hotspotShape,
  crop: cropShape,
};

const storedFields = {
  ...cutFields,
  /** Text alternative. Null only if the picture is decorative. */
  alt: pictureAlt,
  /** True if the picture adds no information to the text around it. */
  decorative: z.boolean().nullable(),
};

const storedPicture = z.strictObject(storedFields);

function withAsset<T extends z.output<typeof storedPicture>>(picture: T, context: z.RefinementCtx) {
  const { asset, ...rest } = picture;
  if (asset === null) return null;
  if (rest.alt === null && rest.decorative !== true) {
    context.addIssue({ code: "custom", path: ["alt"], message: altMissing });
  }
  return { asset, ...rest };
}

const whole = storedPicture.transform(withAsset);

/** An optional picture. Null if there is none, or if its file was removed. */
export const optionalPicture = whole.nullable().register(pictureFields, { kind: "picture" });

/** Returns the shape of a required picture. `missing` is the error message. */
export const requiredPicture = (missing: string) =>
  storedPicture
    .nullable()
    .transform((picture, context) => {
      const found = picture && withAsset(picture, context);
      if (found) return found;
      context.addIssue({ code: "custom", message: missing });
      return z.NEVER;
    })
    .register(pictureFields, { kind: "picture" });

/**
 * A second crop of a picture, for example for phones. It has no alt text of its own. Null if it has
 * no file.
 */
export const optionalPictureCut = z
  .strictObject(cutFields)
  .nullable()
  .transform((cut) => {
    if (cut === null || cut.asset === null) return null;
    return { ...cut, asset: cut.asset };
  })
  .register(pictureFields, { kind: "cut" });

/**
 * Returns the shape of an entry in a list of pictures: a picture with a key and a caption. Each entry is stored as one
 * image, so that editors can drop many files at once. `missing` is the error message for an entry without a file.
 */
export const pictureEntry = <T extends z.ZodType>(missing: string, caption: T) =>
  z
    .strictObject({ _key: z.string(), ...storedFields, caption })
    .transform((picture, context) => {
      const found = withAsset(picture, context);
      if (found) return found;
      context.addIssue({ code: "custom", message: missing });
      return z.NEVER;
    })
    .register(pictureFields, { kind: "entry" });

// Omits `lqip`, the tiny preview, for pictures with transparent pixels. Otherwise the preview would
// stay visible behind the loaded picture.
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

/** GROQ projection that {@link optionalPictureCut} parses. Append it to the name of the field. */
export const pictureCutProjection = `{${cutProperties}
}`;

/** GROQ projection of a picture. Append it to the name of the picture's field. */
export const pictureProjection = `{${pictureProperties}
}`;

/** GROQ: the fields that {@link pictureEntry} parses, without braces. */
export const pictureEntryProperties = `_key, caption,${pictureProperties}`;

/**
 * GROQ projection that {@link pictureEntry} parses. Append it to the list, such as `pictures[]`.
 */
export const pictureEntryProjection = `{ ${pictureEntryProperties}
}`;
