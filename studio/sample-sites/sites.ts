import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";

/** File of a site's documents, one a line. */
export const contentFile = "content.ndjson";

/** File of a site's title, description and position. */
export const aboutFile = "site.json";

const siteShape = z.strictObject({
  /** Position among the sites. The first is the default of a first start. */
  order: z.number(),
  title: z.string(),
  /** One sentence for the studio's start page. */
  description: z.string(),
});

/**
 * A sample site: the folder `studio/sample-sites/<name>`, whose `site.json` has the other fields.
 */
export type SampleSite = z.output<typeof siteShape> & { name: string };

/** Returns the URL of a file in the folder of a sample site. */
export const siteFile = ({ name }: Pick<SampleSite, "name">, file: string): URL =>
  new URL(`./${name}/${file}`, import.meta.url);

/** Returns the URL of a file in the folder of a site's assets. */
export const assetFile = (site: SampleSite, file: string): URL => siteFile(site, `assets/${file}`);

/** Returns the documents of a sample site as NDJSON. */
export const readContent = (site: SampleSite): string =>
  readFileSync(siteFile(site, contentFile), "utf8");

function readSites(): readonly [SampleSite, ...SampleSite[]] {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const [first, ...others] = readdirSync(folder)
    .filter((name) => existsSync(siteFile({ name }, aboutFile)))
    .map((name) => {
      const about: unknown = JSON.parse(readFileSync(siteFile({ name }, aboutFile), "utf8"));
      return { name, ...siteShape.parse(about) };
    })
    .toSorted((a, b) => a.order - b.order);
  if (first === undefined) throw new Error(`There is no sample site in ${folder}.`);
  return [first, ...others];
}

/** All sample sites. The first is the default of a first start. */
export const sampleSites = readSites();

/** The value of `--sample` for a dataset without a sample site. */
const emptySite = "empty";

/**
 * Returns the sample site with this name; null for `empty`. Throws an `Error` that lists the names
 * if there is no such site.
 */
export function siteNamed(name: string): SampleSite | null {
  const site = sampleSites.find((each) => each.name === name);
  if (site !== undefined || name === emptySite) return site ?? null;
  const names = [...sampleSites.map((each) => each.name), emptySite].join(", ");
  throw new Error(`There is no sample site "${name}". Choose one of: ${names}.`);
}
