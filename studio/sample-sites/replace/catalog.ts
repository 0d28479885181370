import * as z from "zod";

/** Folder of the sample sites among the studio's static files. */
export const catalogFolder = "static/sample-sites";

/** Name of the file in a site's folder that contains its documents. */
export const documentsFile = "documents.ndjson";

/** Name of the file in a site's folder that contains a picture of the site's home page. */
export const pictureFile = "home.webp";

/** The sample sites that the studio offers: `catalog.json` in {@link catalogFolder}. */
export const catalogShape = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    languages: z.array(z.string()),
    /** Ids of the site's documents. */
    ids: z.array(z.string()),
    /** Colors of the site's theme. The studio displays them if there is no picture of the site. */
    colors: z.array(z.string()),
    hasPicture: z.boolean(),
  }),
);

export type CatalogSite = z.infer<typeof catalogShape>[number];
