import { ClientError, type SanityClient } from "@sanity/client";
import * as z from "zod";
import { isObject, type JsonObject } from "../../document.ts";
import type { ArchivedDocument, ArchiveProblem } from "./read-documents.ts";
import type { StrongReference } from "./find-references.ts";

/** Bytes of documents in one rehearsed request. */
const batchSize = 1024 * 1024;

/** Ids in one question for documents. */
const idBatch = 200;

/** The references whose documents are not in the dataset either. */
export async function findDangling(
  outward: readonly StrongReference[],
  client: SanityClient,
): Promise<ArchiveProblem[]> {
  const targets = [...new Set(outward.map(({ target }) => target))];
  const there = new Set<string>();
  for (let start = 0; start < targets.length; start += idBatch) {
    const ids = targets.slice(start, start + idBatch);
    const answer: unknown = await client.fetch("*[_id in $ids]._id", { ids });
    for (const id of z.array(z.string()).parse(answer)) there.add(id);
  }
  return outward.filter(({ target }) => !there.has(target));
}

/**
 * Has the lake judge every document without storing any (`dryRun`), so that an archive is refused whole and not in its
 * middle. References are left to {@link findDangling}: here what they point to is not there yet.
 */
export async function rehearseImport(
  documents: readonly ArchivedDocument[],
  client: SanityClient,
): Promise<ArchiveProblem[]> {
  const problems: ArchiveProblem[] = [];
  for (const batch of batches(documents)) {
    const problem = await rehearse(batch, client);
    if (problem) problems.push(problem);
  }
  return problems;
}

async function rehearse(
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
    // Releases are made by an action of their own, and other documents of the system are left out.
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
