import * as z from "zod";
import { cropShape, hotspotShape, pictureFields } from "../../fields/picture/picture.contract.ts";

export const logoMissing = "Upload a logo, or remove this entry.";

const storedLogo = z.strictObject({
  asset: z
    .strictObject({
      /** `image-<hash>-<width>x<height>-<format>`. */
      _id: z.string(),
      /** URL of the original on the image CDN. */
      url: z.string(),
      /** Width in pixels. */
      width: z.number(),
      /** Height in pixels. */
      height: z.number(),
      /** MIME type, such as `image/svg+xml`. */
      mimeType: z.string(),
      /** Whether the image has no transparent pixels. The site can't recolor an opaque image. */
      isOpaque: z.boolean().nullable(),
    })
    .nullable(),
  hotspot: hotspotShape,
  crop: cropShape,
});

/** The image file of a logo. The `name` of the logo's entry is the alt text. */
export const requiredLogo = storedLogo
  .nullable()
  .transform((picture, context) => {
    if (picture?.asset) return { ...picture, asset: picture.asset };
    context.addIssue({ code: "custom", message: logoMissing });
    return z.NEVER;
  })
  .register(pictureFields, { kind: "logo" });

/** GROQ projection of a logo. Append it to the name of the field that stores the logo. */
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
