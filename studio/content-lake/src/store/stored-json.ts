import * as z from "zod";
import { isDocument, type LakeDocument } from "../document.ts";
import { forEach, portion, type InParts } from "../in-parts.ts";
import { dataError } from "../lake-error.ts";
import type { Commit, CommitTexts } from "./commit.ts";

const patch = z.array(z.unknown());

/** The part of a transaction that is stored as JSON. */
export const transactionBody = z.object({
  documentIDs: z.array(z.string()),
  mutations: z.array(z.unknown()),
  effects: z.record(z.string(), z.object({ apply: patch, revert: patch })),
  results: z.array(
    z.object({ id: z.string(), operation: z.enum(["create", "update", "delete", "none"]) }),
  ),
});

/** Maximum length of the documents that one transaction writes, in characters of JSON. Writing them holds up the lake. */
const documentsCeiling = 64_000_000;

/** Writes the JSON of a large commit, in parts. Throws a 400 if its documents are too large. */
export function* writeTexts(
  {
    sequence: _sequence,
    id: _id,
    author: _author,
    timestamp: _timestamp,
    digest: _digest,
    effects,
    ...lists
  }: Commit["transaction"],
  changed: Commit["documents"],
): InParts<CommitTexts> {
  const documents = new Map<string, string>();
  let length = 0;
  yield* forEach(changed, ([id, document]) => {
    if (!document) return;
    const text = JSON.stringify(document);
    documents.set(id, text);
    length += text.length;
    if (length <= documentsCeiling) return;
    const description = `The changed documents are larger than ${documentsCeiling.toLocaleString("en")} characters. Nothing was written. Change fewer documents at once`;
    throw dataError(400, "transactionTooLargeError", description);
  });
  const fields: string[] = [];
  for (const [name, items] of Object.entries(lists))
    fields.push(`"${name}":[${(yield* textsOf(items)).join()}]`);
  const effectTexts: string[] = [];
  yield* forEach(Object.entries(effects), ([id, effect]) => {
    effectTexts.push(`${JSON.stringify(id)}:${JSON.stringify(effect)}`);
  });
  fields.push(`"effects":{${effectTexts.join()}}`);
  return { transaction: `{${fields.join()}}`, documents };
}

/** Returns the JSON of the items of a list, several in each text. */
function* textsOf(items: readonly unknown[]): InParts<string[]> {
  const texts: string[] = [];
  for (let start = 0; start < items.length; start += portion) {
    texts.push(JSON.stringify(items.slice(start, start + portion)).slice(1, -1));
    yield;
  }
  return texts;
}

/**
 * Parses the body of a document's row. Throws if the body is invalid, which only happens if another
 * program changed it.
 */
export function parseDocument(body: unknown): LakeDocument {
  const document: unknown = JSON.parse(String(body));
  // Doesn't use a zod object schema, because zod would copy each document. In the copy, the fields
  // of the schema (`_id`, `_type` …) would come before all other fields.
  if (isDocument(document)) return document;
  throw new Error("A row of the table `document` is not a document. Restore a backup of the lake.");
}

/**
 * Parses the body of a transaction's row. Throws if the body is invalid, which only happens if
 * another program changed it.
 */
export function parseTransactionBody(body: unknown): z.infer<typeof transactionBody> {
  return transactionBody.parse(JSON.parse(String(body)));
}
