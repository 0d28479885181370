import { cp, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { rememberedSources } from "./remember-sources.ts";
import { sampleDocuments, samplePages } from "./sample-documents.ts";

/** The sample site as NDJSON, its files named relative to that text, in the given folder beside it. */
export async function sampleImport(assetFolder = "assets"): Promise<string> {
  const marked = `@file://./${assetFolder}/`;
  const remembered = await rememberedSources(samplePages());
  return sampleDocuments()
    .map((document) => ({ ...document, translatedFrom: remembered.get(document._id) }))
    .map((document) => `${JSON.stringify(document).replaceAll("@file://./assets/", marked)}\n`)
    .join("");
}

/**
 * Writes an archive that both the lake's `import` and `sanity dataset import` read: the documents into the named
 * file, and the pictures and animations into a folder beside it, since neither follows files out of the archive.
 */
export async function writeSampleArchive(file: string): Promise<void> {
  const assetFolder = `${basename(file, ".ndjson")}-assets`;
  await cp(new URL("./assets/", import.meta.url), join(dirname(file), assetFolder), {
    recursive: true,
  });
  await writeFile(file, await sampleImport(assetFolder));
}

if (import.meta.main) {
  const file = process.argv[2];
  if (file === undefined) {
    console.error(
      "Where to? Name the file to write: node studio/sample-site/build-import.ts FILE.ndjson",
    );
    process.exitCode = 1;
  } else await writeSampleArchive(file);
}
