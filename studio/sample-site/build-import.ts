import { writeFile } from "node:fs/promises";
import { sampleDocuments } from "./sample-documents.ts";

/**
 * Renders the sample site as the NDJSON that `sanity dataset import` and the lake's `import` read.
 * Files are named by absolute `file:` addresses, so that the result may be written anywhere on this machine.
 */
export function sampleImport(): string {
  const assets = new URL("./assets/", import.meta.url).href;
  return sampleDocuments()
    .map(
      (document) => `${JSON.stringify(document).replaceAll("@file://./assets/", `@${assets}`)}\n`,
    )
    .join("");
}

if (import.meta.main) {
  const target = process.argv[2];
  if (target === undefined) process.stdout.write(sampleImport());
  else await writeFile(target, sampleImport());
}
