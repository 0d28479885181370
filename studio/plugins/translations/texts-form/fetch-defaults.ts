import * as z from "zod";
import type { FetchFromSite } from "../../../site/fetch-from-site.ts";

/** Request timeout, in ms. */
const PATIENCE = 6_000;

/** Time for which a response is reused, in ms. It is short, because translation files may change at any time. */
const FRESH = 60_000;

const responseShape = z.object({
  texts: z.array(
    z.object({ key: z.string(), text: z.string(), placeholders: z.array(z.string()) }),
  ),
});

const errorShape = z.object({ error: z.string() });

/**
 * A text of the site without the editors' changes, and its `{{placeholders}}`. An editor's version
 * of the text must contain the same placeholders.
 */
export type DefaultText = z.output<typeof responseShape>["texts"][number];

/** Fetches the default texts of a language. Rejects with the site's error message. */
export type FetchDefaults = (
  language: string,
  fetchFromSite: FetchFromSite,
) => Promise<readonly DefaultText[]>;

async function requestDefaults(
  language: string,
  fetchFromSite: FetchFromSite,
): Promise<readonly DefaultText[]> {
  const response = await fetchFromSite({
    path: "/api/default-texts",
    query: { language },
    timeoutMs: PATIENCE,
  });
  const body: unknown = await response.json();
  if (!response.ok) {
    throw new Error(errorShape.safeParse(body).data?.error ?? `Status ${response.status}`);
  }
  return responseShape.parse(body).texts;
}

/**
 * Creates a function that asks the site for default texts. The function reuses a successful
 * response for a minute.
 */
export function createDefaultsFetch(now: () => number = Date.now): FetchDefaults {
  const fetchedByLanguage = new Map<
    string,
    { at: number; texts: Promise<readonly DefaultText[]> }
  >();
  return (language, fetchFromSite) => {
    const known = fetchedByLanguage.get(language);
    if (known !== undefined && now() - known.at < FRESH) return known.texts;
    const texts = requestDefaults(language, fetchFromSite);
    fetchedByLanguage.set(language, { at: now(), texts });
    texts.catch(() => fetchedByLanguage.delete(language));
    return texts;
  };
}
