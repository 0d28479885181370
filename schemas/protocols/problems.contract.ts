import * as z from "zod";

/**
 * Maximum number of problems in one request for descriptions. The page describes any
 * further problems itself.
 */
export const mostProblems = 100;

/** Maximum length of a problem's reason, in characters. The page truncates longer reasons. */
export const longestReason = 500;

const entry = String.raw`\[(?:\d{1,6}|_key=="[^"\\\]]+")\]`;
const field = String.raw`[A-Za-z_]\w*(?:${entry})*`;

/** Path of a field in its document, with list entries by key or index. Empty for the document itself. */
export const fieldPath = z
  .string()
  .max(500)
  .regex(new RegExp(String.raw`^(?:${field}(?:\.${field})*)?$`), "Expected the path of a field.");

/** The name of a document's type. The owner's types are among them, so the list is open. */
export const documentType = z.string().regex(/^[A-Za-z]\w{0,99}$/, "Expected the name of a type.");

/** Identifies a field of a document. The studio can open this field. */
export const documentField = {
  document: z.string().min(1).max(200),
  type: documentType,
  path: fieldPath,
};

const reason = z.string().min(1).max(longestReason);

/**
 * An invalid field that the previewed page reports to the editor. The page displays one problem
 * card for each block or document with invalid fields.
 */
export const previewProblem = z.strictObject({
  ...documentField,
  /**
   * Path of the block whose problem card lists the field: a prefix of `path`. Empty if the problem
   * card of the document itself lists the field.
   */
  block: fieldPath,
  /** The rule's message in English. */
  reason,
});

/** A {@link previewProblem} in the studio's language. Document, path and English reason identify the problem. */
export const describedProblem = z.object({
  document: documentField.document,
  path: fieldPath,
  reason,
  /** The titles of the field and its parents in the form, starting at the block. */
  title: z.string().max(1_000),
  /** The reason in the studio's language. */
  message: z.string().max(1_000),
});

export type PreviewProblem = z.output<typeof previewProblem>;
export type DescribedProblem = z.output<typeof describedProblem>;
