import * as z from "zod";
import { isDocument, type LakeDocument } from "../document.ts";

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
