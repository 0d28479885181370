import * as z from "zod";
import { cropShape, hotspotShape } from "../../fields/picture.contract.ts";

/** What to tell an editor whose entry has no file. */
export const logoMissing = "Upload the logo, or remove this entry.";

const storedLogo = z.strictObject({
  asset: z
    .strictObject({
      /** `image-<hash>-<width>x<height>-<format>`. */
      _id: z.string(),
      /** Where the image CDN serves the original. */
      url: z.string(),
      /** Pixels. */
      width: z.number(),
      /** Pixels. */
      height: z.number(),
      /** For instance `image/svg+xml`. */
      mimeType: z.string(),
      /** True when the drawing fills its whole rectangle: it then cannot be drawn in another colour. */
      isOpaque: z.boolean().nullable(),
    })
    .nullable(),
  hotspot: hotspotShape,
  crop: cropShape,
});

/** The file of a logo. It has no text of its own, for its entry's name says what it is. */
export const requiredLogo = storedLogo.nullable().transform((picture, context) => {
  if (picture?.asset) return { ...picture, asset: picture.asset };
  context.addIssue({ code: "custom", message: logoMissing });
  return z.NEVER;
});

/** GROQ: what a logo reads, put behind the field's name. */
export const logoPictureProjection = `{
  "asset": asset->{
    _id, url, mimeType,
    "isOpaque": metadata.isOpaque,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  },
  "hotspot": hotspot{ x, y, width, height },
  "crop": crop{ top, bottom, left, right }
}`;
