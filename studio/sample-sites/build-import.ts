import { cp, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { SampleSite } from "./compose/sample-site.ts";
import { rememberedSources } from "./remember-sources.ts";
import { assetFile, sampleSites, siteNamed } from "./sites.ts";

/**
 * Returns a sample site as NDJSON. `assetFolder` is the folder of the assets, relative to the
 * NDJSON file.
 */
export async function sampleImport(site: SampleSite, assetFolder = "assets"): Promise<string> {
  const marked = `@file://./${assetFolder}/`;
  const remembered = await rememberedSources(site);
  return site
    .documents()
    .map((document) => ({ ...document, translatedFrom: remembered.get(document._id) }))
    .map((document) => `${JSON.stringify(document).replaceAll("@file://./assets/", marked)}\n`)
    .join("");
}

/**
 * Writes an archive that the lake's `import` command and `sanity dataset import` can read: a file
 * with the documents, and a folder with the assets. Neither command reads files outside of the
 * archive, so the assets are copied.
 */
export async function writeSampleArchive(file: string, site = sampleSites[0]): Promise<void> {
  const assetFolder = `${basename(file, ".ndjson")}-assets`;
  await cp(assetFile(site, ""), join(dirname(file), assetFolder), { recursive: true });
  await writeFile(file, await sampleImport(site, assetFolder));
}

// Node.js before 24.2 doesn't have `import.meta.main`.
if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const [, , file, name] = process.argv;
  const site = name === undefined ? sampleSites[0] : siteNamed(name);
  if (file === undefined || site === null) {
    console.error("Use: node studio/sample-sites/build-import.ts FILE.ndjson [NAME]");
    process.exitCode = 1;
  } else await writeSampleArchive(file, site);
}
