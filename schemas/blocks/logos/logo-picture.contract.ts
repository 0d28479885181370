import * as z from "zod";

const logoMissing = "Upload the logo, or remove this entry.";

const storedLogo = z
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
  })
  .nullable();

/** The file of a logo: neither cropped nor described, for its entry's name says what it is. */
export const requiredLogo = storedLogo.transform((asset, context) => {
  if (asset !== null) return asset;
  context.addIssue({ code: "custom", message: logoMissing });
  return z.NEVER;
});

/** GROQ: what a logo reads, put behind the field's name. */
export const logoPictureProjection = `.asset->{
  _id, url, mimeType,
  "width": metadata.dimensions.width,
  "height": metadata.dimensions.height
}`;
