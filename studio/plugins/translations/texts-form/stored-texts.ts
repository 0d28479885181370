import * as z from "zod";

const entryShape = z.object({ _key: z.string(), key: z.string(), text: z.string().catch("") });

const listShape = z.array(entryShape.nullable().catch(null)).catch([]);

export type StoredText = z.output<typeof entryShape>;

/** Reads a document's changed texts. Skips entries without a key. */
export const storedTexts = (texts: unknown): readonly StoredText[] =>
  listShape.parse(texts).filter((entry) => entry !== null);
