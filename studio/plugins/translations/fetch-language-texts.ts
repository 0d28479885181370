import * as z from "zod";
import type { FetchFromSite } from "../../site/fetch-from-site.ts";

/**
 * Request timeout, in ms. The site waits up to five seconds for the hosts of the translation files.
 */
const PATIENCE = 10_000;

const keys = z.array(z.string());

const responseShape = z.object({
  languages: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      ships: z.boolean(),
      address: z.string().nullable(),
      problem: z.string().nullable(),
      missing: keys,
      unused: keys,
      unknown: keys,
      values: keys,
    }),
  ),
});

const errorShape = z.object({ error: z.string() });

/**
 * The site's report on one language's interface texts. Its lists, such as `missing` and `unused`,
 * contain keys of texts. Nested keys are joined with dots.
 */
export type LanguageTexts = z.output<typeof responseShape>["languages"][number];

/** Fetches the site's report on its translation files. Rejects with the site's error message. */
export async function fetchLanguageTexts(fetchFromSite: FetchFromSite): Promise<LanguageTexts[]> {
  const response = await fetchFromSite({ path: "/api/interface-texts", timeoutMs: PATIENCE });
  const body: unknown = await response.json();
  if (!response.ok) {
    throw new Error(errorShape.safeParse(body).data?.error ?? `Status ${response.status}`);
  }
  return responseShape.parse(body).languages;
}
