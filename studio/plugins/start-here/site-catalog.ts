import type { SanityClient } from "@sanity/client";
import {
  catalogFolder,
  catalogShape,
  documentsFile,
  pictureFile,
  type CatalogSite,
} from "../../sample-sites/replace/catalog.ts";
import {
  currentSample,
  type Choice,
  type SampleFiles,
} from "../../sample-sites/replace/replace-sample.ts";

export type Catalog = {
  sites: readonly CatalogSite[];
  current: string | null;
  /** Whether the dataset contains neither pages nor a sample site. */
  isEmpty: boolean;
};

async function load(path: string): Promise<Response> {
  const response = await fetch(`/${catalogFolder}/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response;
}

/**
 * Loads the catalog from the studio's static files, and queries which of its sites the dataset
 * contains. `pages` is the number of pages in the dataset.
 */
export async function readCatalog(client: SanityClient, pages: number): Promise<Catalog> {
  const sites = catalogShape.parse(await (await load("catalog.json")).json());
  const current = await currentSample(client, sites);
  return { sites, current, isEmpty: pages === 0 && current === null };
}

export const pictureUrl = ({ name }: CatalogSite): string =>
  `/${catalogFolder}/${name}/${pictureFile}`;

const filesOf = ({ name }: CatalogSite): SampleFiles => ({
  documents: async () => (await load(`${name}/${documentsFile}`)).text(),
  asset: async (file) => (await load(`${name}/assets/${file}`)).blob(),
});

/** Returns the choice to replace the sample sites in the dataset by `site`, or by an empty site if `site` is null. */
export const choiceOf = (
  { sites }: Catalog,
  site: CatalogSite | null,
  options: Omit<Choice, "sites" | "site">,
): Choice => ({
  sites,
  site: site === null ? null : { ...site, ...filesOf(site) },
  ...options,
});
