import * as z from "zod";
import { isDocument, type LakeDocument } from "../document.ts";
import { forEach, type InParts } from "../in-parts.ts";
import { dataError } from "../lake-error.ts";
import type { Commit, CommitTexts } from "./commit.ts";
import { parseInParts } from "./json-in-parts.ts";

const patch = z.array(z.unknown());

const effectsOfOne = z.object({ apply: patch, revert: patch });
const resultOfOne = z.object({
  id: z.string(),
  operation: z.enum(["create", "update", "delete", "none"]),
});

/** The part of a transaction that is stored as JSON. */
export const transactionBody = z.object({
  documentIDs: z.array(z.string()),
  mutations: z.array(z.unknown()),
  effects: z.record(z.string(), effectsOfOne),
  results: z.array(resultOfOne),
});

/** A {@link transactionBody} whose effects and results are not checked one by one. */
const uncheckedBody = transactionBody.extend({
  effects: z.record(z.string(), z.unknown()),
  results: z.array(z.unknown()),
});

export type TransactionBody = z.infer<typeof transactionBody>;

/** Maximum length of the documents that one transaction writes, in characters of JSON. */
export const documentsCeiling = 64_000_000;

/** Number of texts that are written between two pauses, and their length. Either takes a few milliseconds. */
const pieceCeiling = { items: 1_000, length: 500_000 };

/** Cuts a text into pieces whose length takes a few milliseconds. Cuts no character in two. */
export function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    let end = start + pieceCeiling.length;
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    yield text.slice(start, end);
    start = end;
  }
}

/** Decides when work on texts pauses. */
export class Pace {
  #items = 0;
  #length = 0;

  isDueAfter(text: string): boolean {
    this.#items += 1;
    this.#length += text.length;
    if (this.#items < pieceCeiling.items && this.#length < pieceCeiling.length) return false;
    this.#items = 0;
    this.#length = 0;
    return true;
  }
}

/**
 * Writes the JSON of a commit, in parts if it is large. Throws a 400 if its documents are together longer than `ceiling`.
 */
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
  ceiling: number,
): InParts<CommitTexts> {
  const pace = new Pace();
  const documents = new Map<string, string | null>();
  let length = 0;
  for (const [id, document] of changed) {
    const text = document && JSON.stringify(document);
    documents.set(id, text);
    length += text?.length ?? 0;
    if (length > ceiling) throw tooLarge(ceiling);
    if (pace.isDueAfter(text ?? "")) yield;
  }
  const fields: string[] = [];
  for (const [name, items] of Object.entries(lists)) {
    const texts: string[] = [];
    for (const item of items) {
      const text = JSON.stringify(item);
      texts.push(text);
      if (pace.isDueAfter(text)) yield;
    }
    fields.push(`"${name}":[${texts.join()}]`);
  }
  const effectTexts: string[] = [];
  for (const [id, effect] of Object.entries(effects)) {
    const text = `${JSON.stringify(id)}:${JSON.stringify(effect)}`;
    effectTexts.push(text);
    if (pace.isDueAfter(text)) yield;
  }
  fields.push(`"effects":{${effectTexts.join()}}`);
  return { body: `{${fields.join()}}`, documents };
}

function tooLarge(ceiling: number) {
  const description = `The changed documents are larger than ${ceiling.toLocaleString("en")} characters. Nothing was written. Change fewer documents at once`;
  return dataError(400, "transactionTooLargeError", description);
}

/** Throws if another program has changed the row. */
export function parseDocument(body: unknown): LakeDocument {
  const document: unknown = JSON.parse(String(body));
  // Doesn't use a zod object schema, because zod would copy each document. In the copy, the fields
  // of the schema (`_id`, `_type` …) would come before all other fields.
  if (isDocument(document)) return document;
  throw new Error("A row of the table `document` is not a document. Restore a backup of the lake.");
}

/** Throws if another program has changed the row. */
export function parseTransactionBody(body: unknown): TransactionBody {
  return transactionBody.parse(JSON.parse(String(body)));
}

/** Does what `parseTransactionBody` does, in parts. */
export function* parseTransactionBodyInParts(text: string): InParts<TransactionBody> {
  const { effects, results, ...lists } = uncheckedBody.parse(yield* parseInParts(text));
  const body: TransactionBody = { ...lists, effects: {}, results: [] };
  yield* forEach(Object.entries(effects), ([id, one]) => {
    body.effects[id] = effectsOfOne.parse(one);
  });
  yield* forEach(results, (one) => void body.results.push(resultOfOne.parse(one)));
  return body;
}
