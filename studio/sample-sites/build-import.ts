import { cp, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { rememberedSources } from "./remember-sources.ts";
import { sampleDocuments, samplePages } from "./sample-documents.ts";

/**
 * Returns the sample site as NDJSON. `assetFolder` is the folder of the assets, relative to the
 * NDJSON file.
 */
export async function sampleImport(assetFolder = "assets"): Promise<string> {
  const marked = `@file://./${assetFolder}/`;
  const remembered = await rememberedSources(samplePages());
  return sampleDocuments()
    .map((document) => ({ ...document, translatedFrom: remembered.get(document._id) }))
    .map((document) => `${JSON.stringify(document).replaceAll("@file://./assets/", marked)}\n`)
    .join("");
}

/**
 * Writes an archive that the lake's `import` command and `sanity dataset import` can read: a file
 * with the documents, and a folder with the assets. Neither command reads files outside of the
 * archive, so the assets are copied.
 */
export async function writeSampleArchive(file: string): Promise<void> {
  const assetFolder = `${basename(file, ".ndjson")}-assets`;
  await cp(new URL("./nightlight/assets/", import.meta.url), join(dirname(file), assetFolder), {
    recursive: true,
  });
  await writeFile(file, await sampleImport(assetFolder));
}

if (import.meta.main) {
  const file = process.argv[2];
  if (file === undefined) {
    console.error(
      "The output file is missing. Use: node studio/sample-sites/build-import.ts FILE.ndjson",
    );
    process.exitCode = 1;
  } else await writeSampleArchive(file);
}
