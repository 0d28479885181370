/** A document of a sample site, ready for import. Its `_sanityAsset` fields name files of the site. */
export type SampleDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

/**
 * A sample site in the folder `studio/sample-sites/<name>`. The folder's subfolder `assets`
 * contains the files that the documents use. The folder also contains `home.webp`, a picture of the
 * site's home page.
 */
export type SampleSite = {
  /** Name of the folder, and of the site in `npm start -- --sample NAME`. */
  name: string;
  title: string;
  /** One sentence for the studio's start page. */
  description: string;
  /**
   * Codes of the site's languages. The pages in the first language are the source of all
   * translations.
   */
  languages: readonly string[];
  documents(): SampleDocument[];
};
