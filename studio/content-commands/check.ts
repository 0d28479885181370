import type { SanityClient } from "@sanity/client";
import { layerOf, type LakeDocument } from "../content-lake/src/document.ts";
import type { Arguments } from "../content-lake/src/cli/arguments.ts";
import { checkAddresses } from "./check/check-addresses.ts";
import { checkAsset, isAsset } from "./check/check-asset.ts";
import { checkContract, hasContract } from "./check/check-contracts.ts";
import { checkStructure } from "./check/check-structure.ts";
import type { Problem } from "./check/problem.ts";
import { lakeClient } from "../content-lake/src/cli/lake-client.ts";

/**
 * Validates every document of a running lake's dataset against the site's contracts. Prints each
 * problem with the document's id and the path of the invalid value. Problems in drafts and release
 * versions are printed too, but only problems in published documents make the command fail.
 */
export async function checkDataset(given: Arguments): Promise<void> {
  const client = lakeClient(given);
  const documents = await client.fetch<LakeDocument[]>("*|order(_id)");
  const problems = await problemsIn(documents, client, given.url ?? "http://localhost:3400");
  for (const { id, path, message } of problems) {
    console.log(`  ${id}${path === "" ? "" : ` ${path}`}: ${message}`);
  }
  const isFailing = ({ id }: Problem) => layerOf(id) === "published";
  const published = problems.filter(isFailing).length;
  const unread = documents.filter((document) => !hasContract(document) && !isAsset(document));
  console.log(
    `  check: ${documents.length} documents, ${published} problems in published ones, ` +
      `${problems.length - published} in drafts and releases; ${unread.length} have types that the site doesn't read`,
  );
  if (published > 0) process.exitCode = 1;
}

async function problemsIn(
  documents: readonly LakeDocument[],
  client: SanityClient,
  url: string,
): Promise<Problem[]> {
  const ids = new Set(documents.map(({ _id }) => _id));
  const problems = await problemsInContent(documents, ids, client);
  for (const document of documents.filter(isAsset)) {
    problems.push(...(await checkAsset(document, url)));
  }
  return problems.toSorted((a, b) => a.id.localeCompare(b.id));
}

/**
 * Validates documents against the site's contracts, without the files of assets. `ids` has the ids
 * of all documents of the dataset.
 */
export async function problemsInContent(
  documents: readonly LakeDocument[],
  ids: ReadonlySet<string>,
  client: SanityClient,
): Promise<Problem[]> {
  const problems = checkAddresses(documents);
  for (const document of documents) {
    problems.push(...checkStructure(document, ids));
    if (hasContract(document)) problems.push(...(await checkContract(document, client)));
  }
  return problems;
}
