import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { planRemoval, type Removal } from "./plan-removal.ts";
import { sampleIds } from "./sample-ids.ts";
import { storedShape } from "./stored.ts";

/**
 * Query for the documents that {@link planRemoval} needs. The removal keeps the language settings.
 * The query includes them, because the plan compares their revision id with those of the sample
 * documents.
 */
const involved = `*[_id in $ids || _id in $drafts || _id == "localeSettings" || references($ids)]`;
const unused = `*[_id in $assets && count(*[references(^._id)]) == 0]._id`;

/** Reads the sample site's documents and returns the plan for their removal. Changes nothing. */
export async function readRemoval(
  client: SanityClient,
  options: { alsoChanged: boolean },
): Promise<Removal> {
  const params = { ids: sampleIds, drafts: sampleIds.map((id) => `drafts.${id}`) };
  const found = await client.fetch(involved, params, { perspective: "raw" });
  return planRemoval(z.array(storedShape).parse(found), sampleIds, options);
}

/**
 * Executes a removal plan. One transaction deletes the documents and the links to them. The whole
 * transaction fails if an editor has linked to one of the documents since the plan was made. A
 * second transaction deletes those assets of the plan that no document uses. Returns the number of
 * deleted assets.
 */
export async function removeSample(client: SanityClient, removal: Removal): Promise<number> {
  let transaction = client.transaction();
  for (const { id, paths } of removal.unlink) {
    transaction = transaction.patch(id, (patch) => patch.unset([...paths]));
  }
  for (const id of removal.remove) transaction = transaction.delete(id);
  if (removal.remove.length > 0) await transaction.commit({ tag: "remove-sample" });
  const files = z
    .array(z.string())
    .parse(await client.fetch(unused, { assets: removal.assets }, { perspective: "raw" }));
  let cleaning = client.transaction();
  for (const id of files) cleaning = cleaning.delete(id);
  if (files.length > 0) await cleaning.commit({ tag: "remove-sample" });
  return files.length;
}
