import { readFile } from "node:fs/promises";
import { sampleImport } from "../build-import.ts";
import type { SampleSite } from "../compose/sample-site.ts";
import { assetFile, sampleSites } from "../sites.ts";
import type { SampleFiles, SiteIds } from "./replace-sample.ts";

/** Returns the ids of a site's documents. */
export const idsOf = (site: SampleSite): string[] => site.documents().map(({ _id }) => _id);

/** The document ids of all sample sites. */
export const allSiteIds = (): SiteIds[] =>
  sampleSites.map((site) => ({ name: site.name, ids: idsOf(site) }));

/** Returns a site's ids and files, read from its folder. */
export const siteFiles = (site: SampleSite): SiteIds & SampleFiles => ({
  name: site.name,
  ids: idsOf(site),
  documents: () => sampleImport(site),
  asset: (file) => readFile(assetFile(site, file)),
});
