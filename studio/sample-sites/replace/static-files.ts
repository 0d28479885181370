import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { languagesOf, readDocuments, type SampleDocument } from "../documents.ts";
import { assetFile, readContent, type SampleSite, sampleSites, siteFile } from "../sites.ts";
import { assetsIn } from "./asset-marks.ts";
import { catalogFolder, documentsFile, pictureFile, type CatalogSite } from "./catalog.ts";

const pictureOf = (site: SampleSite) => siteFile(site, pictureFile);

function colorsOf(documents: readonly SampleDocument[]): string[] {
  const theme = documents.find(({ _type }) => _type === "theme");
  return ["paper", "ink", "primary", "secondary", "tertiary"]
    .map((name) => theme?.[name])
    .filter((color) => typeof color === "string");
}

function catalogSite(site: SampleSite): CatalogSite {
  const documents = readDocuments(site);
  return {
    name: site.name,
    title: site.title,
    description: site.description,
    languages: languagesOf(documents),
    ids: documents.map(({ _id }) => _id),
    colors: colorsOf(documents),
    hasPicture: existsSync(pictureOf(site)),
  };
}

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
    const content = readContent(site);
    files.set(`${folder}/${documentsFile}`, async () => content);
    if (existsSync(pictureOf(site))) {
      files.set(`${folder}/${pictureFile}`, () => readFile(pictureOf(site)));
    }
    for (const { file } of assetsIn(content)) {
      files.set(`${folder}/assets/${file}`, () => readFile(assetFile(site, file)));
    }
  }
  return files;
}
