import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { sampleImport } from "../build-import.ts";
import type { SampleSite } from "../compose/sample-site.ts";
import { assetFile, sampleSites } from "../sites.ts";
import { assetsIn } from "./asset-marks.ts";
import { catalogFolder, documentsFile, pictureFile, type CatalogSite } from "./catalog.ts";
import { idsOf } from "./site-files.ts";

const pictureOf = (site: SampleSite) => assetFile(site, `../${pictureFile}`);

function colorsOf(site: SampleSite): string[] {
  const theme = site.documents().find(({ _type }) => _type === "theme");
  return ["paper", "ink", "primary", "secondary", "tertiary"]
    .map((name) => theme?.[name])
    .filter((color) => typeof color === "string");
}

const catalogSite = (site: SampleSite): CatalogSite => ({
  name: site.name,
  title: site.title,
  description: site.description,
  languages: [...site.languages],
  ids: idsOf(site),
  colors: colorsOf(site),
  hasPicture: existsSync(pictureOf(site)),
});

type StaticFiles = Map<string, () => Promise<string | Uint8Array>>;

/**
 * Returns the files from which the studio imports sample sites, by their path in the studio: the
 * catalog, and the documents, assets and picture of each site.
 */
export function sampleSiteFiles(sites: readonly SampleSite[] = sampleSites): StaticFiles {
  const files: StaticFiles = new Map([
    [`${catalogFolder}/catalog.json`, async () => JSON.stringify(sites.map(catalogSite))],
  ]);
  for (const site of sites) {
    const folder = `${catalogFolder}/${site.name}`;
    files.set(`${folder}/${documentsFile}`, () => sampleImport(site));
    if (existsSync(pictureOf(site))) {
      files.set(`${folder}/${pictureFile}`, () => readFile(pictureOf(site)));
    }
    for (const { file } of assetsIn(JSON.stringify(site.documents()))) {
      files.set(`${folder}/assets/${file}`, () => readFile(assetFile(site, file)));
    }
  }
  return files;
}
