import * as z from "zod";
import type { AskSite } from "../../site/ask-site.ts";

/**
 * Request timeout, in ms. The site waits up to five seconds for the hosts of the translation files.
 */
const PATIENCE = 10_000;

const keys = z.array(z.string());

const answerShape = z.object({
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
export type LanguageTexts = z.output<typeof answerShape>["languages"][number];

/** Fetches the site's report on its translation files. Rejects with the site's error message. */
export async function askAboutTexts(askSite: AskSite): Promise<LanguageTexts[]> {
  const answer = await askSite({ path: "/api/interface-texts", timeoutMs: PATIENCE });
  const body: unknown = await answer.json();
  if (!answer.ok) {
    throw new Error(errorShape.safeParse(body).data?.error ?? `Status ${answer.status}`);
  }
  return answerShape.parse(body).languages;
}
