import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";

/** Writes every document of a running lake to a file, one JSON line each. */
export async function exportDataset(given: Arguments): Promise<void> {
  const [file] = given.files;
  if (file === undefined) throw new Error("export needs a file: export FILE.ndjson");
  const config = lakeClient(given).config();
  const answer = await fetch(`${config.url}/data/export/${config.dataset ?? "production"}`, {
    headers: { authorization: `Bearer ${config.token ?? ""}` },
  });
  if (!answer.ok)
    throw new Error(`The lake refused the export (${answer.status}): ${await answer.text()}`);
  await pipeline(Readable.from(answer.body ?? []), createWriteStream(file));
  console.log(`  export: written to ${file}`);
}
