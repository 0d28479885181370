import * as z from "zod";
import type { AskSite } from "../../../site/ask-site.ts";

/** Request timeout, in ms. */
const PATIENCE = 6_000;

/** Time for which a response is reused, in ms. It is short, because translation files may change at any time. */
const FRESH = 60_000;

const answerShape = z.object({
  texts: z.array(
    z.object({ key: z.string(), text: z.string(), placeholders: z.array(z.string()) }),
  ),
});

const errorShape = z.object({ error: z.string() });

/**
 * A text of the site without the editors' changes, and its `{{placeholders}}`. An editor's version
 * of the text must contain the same placeholders.
 */
export type DefaultText = z.output<typeof answerShape>["texts"][number];

/** Fetches the default texts of a language. Rejects with the site's error message. */
export type DefaultsQuestion = (
  language: string,
  askSite: AskSite,
) => Promise<readonly DefaultText[]>;

async function ask(language: string, askSite: AskSite): Promise<readonly DefaultText[]> {
  const answer = await askSite({
    path: "/api/default-texts",
    query: { language },
    timeoutMs: PATIENCE,
  });
  const body: unknown = await answer.json();
  if (!answer.ok) {
    throw new Error(errorShape.safeParse(body).data?.error ?? `Status ${answer.status}`);
  }
  return answerShape.parse(body).texts;
}

/**
 * Creates a function that asks the site for default texts. The function reuses a successful
 * response for a minute.
 */
export function createDefaultsQuestion(now: () => number = Date.now): DefaultsQuestion {
  const asked = new Map<string, { at: number; texts: Promise<readonly DefaultText[]> }>();
  return (language, askSite) => {
    const known = asked.get(language);
    if (known !== undefined && now() - known.at < FRESH) return known.texts;
    const texts = ask(language, askSite);
    asked.set(language, { at: now(), texts });
    texts.catch(() => asked.delete(language));
    return texts;
  };
}
