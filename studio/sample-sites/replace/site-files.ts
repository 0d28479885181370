import { readFile } from "node:fs/promises";
import { readDocuments } from "../documents.ts";
import { assetFile, readContent, type SampleSite, sampleSites } from "../sites.ts";
import type { SampleFiles, SiteIds } from "./replace-sample.ts";

/** Returns the ids of a site's documents. */
const idsOf = (site: SampleSite): string[] => readDocuments(site).map(({ _id }) => _id);

/** The document ids of all sample sites. */
export const allSiteIds = (): SiteIds[] =>
  sampleSites.map((site) => ({ name: site.name, ids: idsOf(site) }));

/** Returns a site's ids and files, read from its folder. */
export const siteFiles = (site: SampleSite): SiteIds & SampleFiles => ({
  name: site.name,
  ids: idsOf(site),
  documents: async () => readContent(site),
  asset: (file) => readFile(assetFile(site, file)),
});
