import * as z from "zod";

/** Maximum number of problems in one message. A page shows further ones with generated descriptions. */
export const mostProblems = 100;

/** Maximum length of a reason, in characters. The page shortens a longer one. */
export const longestReason = 500;

const entry = String.raw`\[(?:\d{1,6}|_key=="[^"\\\]]+")\]`;
const field = String.raw`[A-Za-z_]\w*(?:${entry})*`;

/** Path of a field in its document, entries of lists by key or position; empty for the document itself. */
const fieldPath = z
  .string()
  .max(500)
  .regex(new RegExp(String.raw`^(?:${field}(?:\.${field})*)?$`), "Expected the path of a field.");

/** A field of a document, which the studio can open. */
export const documentField = {
  document: z.string().min(1).max(200),
  type: z.enum([
    "page",
    "reusableBlock",
    "siteSettings",
    "localeSettings",
    "authSettings",
    "consentSettings",
  ]),
  path: fieldPath,
};

const reason = z.string().min(1).max(longestReason);

/** A field whose stored value can't be used, as a card in the preview reports it. */
export const previewProblem = z.strictObject({
  ...documentField,
  /** Path of the block that the card belongs to, a part of `path`; empty where it belongs to the document. */
  block: fieldPath,
  /** The reason in English, as the rule words it. */
  reason,
});

/** The same problem in the studio's language. Document, path and English reason identify it. */
export const describedProblem = z.object({
  document: documentField.document,
  path: fieldPath,
  reason,
  /** The field's titles on the form, from the block down. */
  title: z.string().max(1_000),
  /** The reason in the studio's language. */
  message: z.string().max(1_000),
});

export type PreviewProblem = z.output<typeof previewProblem>;
export type DescribedProblem = z.output<typeof describedProblem>;
