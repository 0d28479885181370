import { blockContracts, migrateDocument } from "@marquee/schemas/contract";
import { type SanityClient, createClient } from "@sanity/client";
import { type LakeDocument, isObject } from "../content-lake/src/document.ts";
import type { Arguments } from "../content-lake/src/cli/arguments.ts";
import { isConflict } from "../lib/refusals.ts";
import { lakeClient } from "../content-lake/src/cli/lake-client.ts";
import { pathText } from "../content-lake/src/cli/archive/visit-values.ts";
import { apiVersion } from "../lib/api-version.ts";

const BATCH = 100;

const query = `*[defined(blocks) && _id > $after] | order(_id) [0...${BATCH}]`;

type Migration = ReturnType<typeof migrateDocument>;

/**
 * Migrates the blocks of every document, including drafts and release versions, to the current
 * version of their block type. Each document is written in its own transaction, which fails if
 * someone changed the document after it was read. `--dry-run` prints the same changes without
 * writing them. Blocks from a newer version of the site are listed and skipped. Throws an `Error`
 * with a message for the user if a document could not be written.
 */
export async function migrate(given: Arguments): Promise<void> {
  const client = contentClient(given);
  const isRehearsal = given["dry-run"] === true;
  const tally = { documents: 0, earlier: 0, blocks: 0, newer: 0 };
  const missed: string[] = [];
  for await (const document of documentsOf(client)) {
    const migration = migrateDocument(document, blockContracts);
    tally.documents += 1;
    tally.newer += migration.newer.length;
    print(document._id, migration);
    if (migration.changes.length === 0) continue;
    tally.earlier += 1;
    tally.blocks += migration.earlier.length;
    if (!isRehearsal && !(await write(client, document, migration))) missed.push(document._id);
  }
  const done = isRehearsal ? "to migrate" : "migrated";
  console.log(
    `  migrate: ${tally.documents} documents with blocks; ${tally.blocks} blocks in ${tally.earlier} of them ${done}; ` +
      `${tally.newer} of a newer version, unchanged`,
  );
  if (isRehearsal && tally.earlier > 0) {
    console.log(
      "  Nothing was written. Create a backup (`npm run lake -- backup DIR`, for a hosted dataset `npx sanity dataset export`), " +
        "then run it without --dry-run.",
    );
  }
  if (missed.length > 0) {
    throw new Error(
      `Not written, because they changed in the meantime: ${missed.join(", ")}. Run the command again.`,
    );
  }
}

/**
 * Returns a client for the project in Sanity's cloud that `--project` names. Without `--project`, returns a client for
 * the running lake. Throws an `Error` with a message for the user if a token or a dataset is missing.
 */
function contentClient(given: Arguments): SanityClient {
  const { project, dataset, token = process.env["SANITY_AUTH_TOKEN"] } = given;
  if (project === undefined) return lakeClient(given);
  if (dataset === undefined || token === undefined) {
    throw new Error(
      "A hosted project requires a dataset and a token with write access: --project ID --dataset NAME --token T.",
    );
  }
  return createClient({
    projectId: project,
    dataset,
    token,
    apiVersion,
    perspective: "raw",
    useCdn: false,
  });
}

async function* documentsOf(client: SanityClient): AsyncGenerator<LakeDocument> {
  let after = "";
  for (;;) {
    const batch = await client.fetch<LakeDocument[]>(query, { after }, { tag: "migrate" });
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined) return;
    after = last._id;
  }
}

/** Maximum length of a printed value in characters. */
const MOST = 160;

type Leaves = ReadonlyMap<string, string>;

function leavesOf(value: unknown, path: readonly PropertyKey[] = []): [string, string][] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([name, field]) => leavesOf(field, [...path, name]));
  }
  return value === undefined ? [] : [[pathText(path), JSON.stringify(value)]];
}

const shortened = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

const missingIn = (leaves: Leaves, others: Leaves, sign: string) =>
  [...leaves]
    .filter(([path, value]) => others.get(path) !== value)
    .map(([path, value]) => `${sign} ${path}: ${shortened(value)}`);

/**
 * Compares a block before and after a migration. Returns a line for each removed value (`- words:
 * "Hush"`) and for each added value (`+ …`).
 */
function describeChange(before: unknown, after: unknown): string[] {
  const old = new Map(leavesOf(before));
  const now = new Map(leavesOf(after));
  return [...missingIn(old, now, "-"), ...missingIn(now, old, "+")];
}

function print(id: string, { earlier, newer, changes }: Migration): void {
  if (earlier.length + newer.length > 0) console.log(`\n  ${id}`);
  for (const { path, type, version, current } of earlier) {
    console.log(`    ${path} (${type}): version ${version} → ${current}`);
  }
  for (const { path, type, version, current } of newer) {
    console.log(`    ${path} (${type}): version ${version} is newer than ${current}, unchanged`);
  }
  for (const { path, before, after } of changes) {
    if (changes.length > 1) console.log(`      ${path}`);
    for (const line of describeChange(before, after)) console.log(`      ${line}`);
  }
}

/** Writes a migration. Returns false if the document has changed since it was read. */
async function write(
  client: SanityClient,
  { _id: id, _rev: revision }: LakeDocument,
  { changes }: Migration,
): Promise<boolean> {
  const values = Object.fromEntries(changes.map(({ path, after }) => [path, after]));
  const patch = client.patch(id).ifRevisionId(revision).set(values);
  try {
    await client.transaction().patch(patch).commit({ visibility: "async", tag: "migrate" });
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
