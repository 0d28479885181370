import { isAddressed } from "@marquee/schemas/contract";
import type { SanityClient } from "@sanity/client";
import { layerOf, type LakeDocument, isObject } from "../content-lake/src/document.ts";
import type { Arguments } from "../content-lake/src/cli/arguments.ts";
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

/**
 * Returns a problem for each published page that has the same slug and language as an earlier page
 * in the list. Visitors see only one of the pages that share a slug and a language.
 */
function checkAddresses(documents: readonly LakeDocument[]): Problem[] {
  const taken = new Map<string, string>();
  return documents.flatMap((document) => {
    const { _id: id, _type: type, slug, language } = document;
    if (!isAddressed(type) || layerOf(id) !== "published" || !isObject(slug)) return [];
    const address = JSON.stringify([language, slug["current"]]);
    const other = taken.get(address);
    if (other === undefined) {
      taken.set(address, id);
      return [];
    }
    return [{ id, path: "slug", message: `is also the slug of "${other}"` }];
  });
}

function isAsset({ _type: type }: LakeDocument): boolean {
  return type === "sanity.imageAsset" || type === "sanity.fileAsset";
}

async function checkAsset({ _id: id, path }: LakeDocument, lakeUrl: string): Promise<Problem[]> {
  const response = await fetch(`${lakeUrl}/${String(path)}`);
  await response.body?.cancel();
  return response.ok
    ? []
    : [{ id, path: "path", message: `has no file (HTTP ${response.status})` }];
}
