import * as z from "zod";

/** Maximum length of a query in characters. A longer one is shortened. */
const LONGEST = 100;

/** Number of results that a response contains: as you type, and on the page of results. */
export const MOST_RESULTS = { dialog: 8, page: 30 } as const;

/** The words that a visitor searches for, from a URL. Anything else than one text counts as no words. */
export const searchWords = z
  .string()
  .transform((text) => text.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST).toWellFormed())
  .catch("");

/** The parameters of `/api/search`. */
export const searchRequest = z.object({
  language: z.string().max(35),
  q: z.string().max(1_000).pipe(searchWords),
});
