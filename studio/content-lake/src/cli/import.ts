import type { SanityClient } from "@sanity/client";
import { isObject, type JsonObject } from "../document.ts";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";
import { readArchive } from "./read-archive.ts";
import { withAssets } from "./upload-assets.ts";

/** Documents in one transaction; an archive of this size or less arrives whole or not at all. */
const batchSize = 500;

/** Imports an archive into a running lake. What is there already under the same id is replaced. */
export async function importDataset(given: Arguments): Promise<void> {
  const [path] = given.files;
  if (path === undefined) throw new Error("import needs a file or folder: import FILE.ndjson|DIR");
  const report = (text: string) => console.log(`  import: ${text}`);
  const { documents, folder } = await readArchive(path);
  const client = lakeClient(given);
  const ready = await withAssets(documents, folder, client, report);
  if (ready.length > batchSize)
    await store(client, ready.map(weakened), (done) =>
      report(`${done} of ${ready.length} documents, first pass`),
    );
  await store(client, ready, (done) => report(`${done} of ${ready.length} documents`));
}

async function store(
  client: SanityClient,
  documents: readonly JsonObject[],
  report: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = documents.slice(start, start + batchSize);
    await client.request({
      method: "POST",
      url: `/data/mutate/${client.config().dataset ?? "production"}`,
      body: { mutations: batch.map((document) => ({ createOrReplace: document })) },
    });
    report(start + batch.length);
  }
}

/** A copy whose references hold nothing fast: what they point to may be in a later batch. */
function weakened(document: JsonObject): JsonObject {
  const fields = Object.entries(document).map(([key, field]) => [key, weaken(field)]);
  return Object.fromEntries(fields);
}

function weaken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(weaken);
  if (!isObject(value)) return value;
  return "_ref" in value ? { ...value, _weak: true } : weakened(value);
}
