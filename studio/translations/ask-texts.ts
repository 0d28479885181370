import * as z from "zod";

/** The site asks the hosts of all files for five seconds itself. In ms. */
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

/** One language's interface texts, as the site reports them; lists hold dotted keys. */
export type LanguageTexts = z.output<typeof answerShape>["languages"][number];

/** Asks the site what its translation files lack. Rejects with words that say why it can't be known. */
export async function askAboutTexts(site: string): Promise<LanguageTexts[]> {
  const answer = await fetch(`${site}/api/interface-texts`, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(String(Object(body).error ?? answer.status));
  return answerShape.parse(body).languages;
}
