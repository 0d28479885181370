import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { PassThrough, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SanityClient } from "@sanity/client";
import { exportDataset as writeArchive } from "@sanity/export";
import * as z from "zod";
import { findAddOn } from "./add-on-client.ts";
import { addFiles, type AddedFile } from "./archive/add-files.ts";
import { commentsFile } from "./archive/comments.ts";
import { historyFile } from "./archive/history.ts";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";
import { createProgress } from "./progress.ts";

/**
 * Writes a running lake's dataset to a file: `.tar.gz` with its assets, in Sanity's format, or `.ndjson` with the
 * stored documents only. With `--history`, the `.tar.gz` also contains all transactions. The file appears only when it
 * is complete.
 */
export async function exportDataset(given: Arguments): Promise<void> {
  const [file] = given.files;
  if (file === undefined || !/\.(ndjson|tar\.gz|tgz)$/.test(file)) {
    throw new Error("The file for the export is missing. Use: export FILE.tar.gz|FILE.ndjson");
  }
  const shouldIncludeHistory = given.history === true;
  if (shouldIncludeHistory && file.endsWith(".ndjson")) {
    throw new Error(
      "--history needs a .tar.gz file. A file of JSON lines contains documents only.",
    );
  }
  // An export contains drafts, and `@sanity/export` collects its files in the system's temporary folder.
  process.umask(0o077);
  const client = lakeClient(given);
  await expectResponse(client);
  const part = `${file}.part`;
  try {
    const summary = file.endsWith(".ndjson")
      ? await writeDocuments(client, part)
      : await writeTar(client, part, shouldIncludeHistory);
    await rename(part, file);
    console.log(`  export: ${summary} written to ${file}`);
    await mentionMissingComments(client, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Time limit of the first request in ms. The export itself has none, because a dataset may be large. */
const PATIENCE = 5_000;

async function expectResponse(client: SanityClient): Promise<void> {
  const { url } = client.config();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    await response.body?.cancel();
  } catch (cause) {
    const { origin } = new URL(url);
    throw new Error(
      `The export failed, because no lake responds at ${origin}. Start it with \`npm start\`, or correct --url.`,
      { cause },
    );
  }
}

async function writeTar(
  client: SanityClient,
  file: string,
  shouldIncludeHistory: boolean,
): Promise<string> {
  const addOn = await findAddOn(client);
  const comments = await countOf(addOn);
  const { dataset = "production" } = client.config();
  const added: AddedFile[] = [];
  const add = async (name: string, from: SanityClient, path: string): Promise<void> => {
    const part = { path: `${file}.${name}`, name };
    added.push(part);
    await writeLines(from, path, part.path);
  };
  try {
    // The history comes first. A change that comes in between is then in the documents, and the import stores it.
    if (shouldIncludeHistory) await add(historyFile, client, `/data/history/${dataset}/log`);
    if (addOn && comments > 0) await add(commentsFile, addOn, exportPath(addOn));
    const { documentCount, assetCount } = await writeContentAnd(added, client, file);
    await expectAssets(client, assetCount);
    const also = comments > 0 ? `, and ${comments} comments and tasks,` : "";
    const history = shouldIncludeHistory ? " with their history" : "";
    return `${documentCount} documents${history} and ${assetCount} assets${also}`;
  } finally {
    for (const { path } of added) await rm(path, { force: true });
  }
}

async function expectAssets(client: SanityClient, assetCount: number): Promise<void> {
  const expected: unknown = await client.fetch(
    'count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])',
  );
  if (assetCount === expected) return;
  throw new Error(
    `The export failed, because only ${assetCount} of ${String(expected)} assets have a file. The missing ones are listed above. ` +
      "Upload them again, or delete their documents.",
  );
}

async function writeContent(client: SanityClient, outputPath: string | Writable, compress = true) {
  const progress = createProgress("export");
  const { token = "", dataset = "production" } = client.config();
  return writeArchive({
    client: { getUrl: (path) => client.getUrl(path), config: () => ({ token }) },
    dataset,
    outputPath,
    compress,
    onProgress: ({ step, current = 0, total = 0 }) => progress.show(step, current, total),
  });
}

async function writeContentAnd(added: readonly AddedFile[], client: SanityClient, file: string) {
  if (added.length === 0) return writeContent(client, file);
  const content = new PassThrough();
  const [written] = await Promise.all([
    writeContent(client, content, false).catch((error: unknown) => {
      content.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }),
    addFiles(content, added, file),
  ]);
  return written;
}

async function countOf(addOn: SanityClient | undefined): Promise<number> {
  return addOn ? z.number().parse(await addOn.fetch("count(*)")) : 0;
}

async function mentionMissingComments(client: SanityClient, file: string): Promise<void> {
  const { role } = await client.users.getById("me");
  if (role === "viewer") {
    console.log(
      "  export: comments and tasks, if there are any, are not included. A token with the role editor exports them.",
    );
    return;
  }
  const addOn = file.endsWith(".ndjson") ? await findAddOn(client) : undefined;
  const count = await countOf(addOn);
  if (count === 0) return;
  const { dataset } = addOn?.config() ?? {};
  console.log(
    `  export: ${count} comments and tasks are not included. A .tar.gz file includes them, and --dataset ${dataset} exports only them.`,
  );
}

const exportPath = (client: SanityClient) =>
  `/data/export/${client.config().dataset ?? "production"}`;

async function writeDocuments(client: SanityClient, file: string): Promise<string> {
  await writeLines(client, exportPath(client), file);
  return "documents without assets (.tar.gz contains both)";
}

async function writeLines(client: SanityClient, path: string, file: string): Promise<void> {
  const { url, token = "" } = client.config();
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) {
    throw new Error(`The lake rejected the export (${response.status}): ${await response.text()}`);
  }
  await pipeline(Readable.from(response.body ?? []), createWriteStream(file));
}
