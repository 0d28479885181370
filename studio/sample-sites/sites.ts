import type { SampleSite } from "./compose/sample-site.ts";
import { site as kernmass } from "./kernmass/site.ts";
import { site as nightlight } from "./nightlight/site.ts";
import { site as tidewater } from "./tidewater/site.ts";

/** All sample sites. The first is the default of a first start. */
export const sampleSites: readonly [SampleSite, ...SampleSite[]] = [
  nightlight,
  tidewater,
  kernmass,
];

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

/** Returns the URL of a file in the folder of a site's assets. */
export const assetFile = ({ name }: SampleSite, file: string): URL =>
  new URL(`./${name}/assets/${file}`, import.meta.url);
