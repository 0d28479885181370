import { ClientError, type SanityClient } from "@sanity/client";
import * as z from "zod";
import { isObject, type JsonObject } from "../../document.ts";
import type { ArchivedDocument, ArchiveProblem } from "./read-documents.ts";
import type { StrongReference } from "./find-references.ts";

/** Approximate maximum size of the documents in one dry-run request, in bytes. */
const batchSize = 1024 * 1024;

/** Maximum number of ids in one query. */
const idBatch = 200;

/** The references whose target is neither in the archive nor in the dataset. */
export async function findDangling(
  outward: readonly StrongReference[],
  client: SanityClient,
): Promise<ArchiveProblem[]> {
  const targets = [...new Set(outward.map(({ target }) => target))];
  const there = new Set<string>();
  for (let start = 0; start < targets.length; start += idBatch) {
    const ids = targets.slice(start, start + idBatch);
    const stored: unknown = await client.fetch("*[_id in $ids]._id", { ids });
    for (const id of z.array(z.string()).parse(stored)) there.add(id);
  }
  return outward.filter(({ target }) => !there.has(target));
}

/**
 * Sends the documents to the lake in dry-run requests, so that an invalid archive is rejected before anything is
 * imported. Returns at most one problem per request. References are weak in it, because their targets may not be stored
 * yet: {@link findDangling} checks them.
 */
export async function dryRunImport(
  documents: readonly ArchivedDocument[],
  client: SanityClient,
): Promise<ArchiveProblem[]> {
  const problems: ArchiveProblem[] = [];
  for (const batch of batches(documents)) {
    const problem = await dryRunBatch(batch, client);
    if (problem) problems.push(problem);
  }
  return problems;
}

async function dryRunBatch(
  batch: readonly ArchivedDocument[],
  client: SanityClient,
): Promise<ArchiveProblem | undefined> {
  try {
    await client.request({
      method: "POST",
      url: `/data/mutate/${client.config().dataset ?? "production"}?dryRun=true`,
      body: { mutations: batch.map(({ content }) => ({ createOrReplace: weakened(content) })) },
    });
    return undefined;
  } catch (error) {
    const refusal =
      error instanceof ClientError ? refused.safeParse(error.response.body) : undefined;
    const item = refusal?.data?.error.items[0];
    const document = batch[item?.index ?? -1];
    if (!item || !document) throw error;
    return { line: document.line, message: item.error.description };
  }
}

const refused = z.object({
  error: z.object({
    items: z.array(z.object({ index: z.number(), error: z.object({ description: z.string() }) })),
  }),
});

function* batches(documents: readonly ArchivedDocument[]): Generator<ArchivedDocument[]> {
  let batch: ArchivedDocument[] = [];
  let size = 0;
  for (const document of documents) {
    // Skips system documents. The importer creates releases with an action and ignores all other system documents.
    if (document.content._id.startsWith("_.")) continue;
    const length = JSON.stringify(document.content).length;
    if (batch.length > 0 && size + length > batchSize) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(document);
    size += length;
  }
  if (batch.length > 0) yield batch;
}

function weakened(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([key, field]) => [key, weaken(field)]));
}

function weaken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(weaken);
  if (!isObject(value)) return value;
  return "_ref" in value ? { ...value, _weak: true } : weakened(value);
}
