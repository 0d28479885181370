import type { ValidationContext } from "@sanity/types";
import * as z from "zod";

const apiVersion = "2025-02-19";

/** Length of the prefix by which slugs are queried, so that the query doesn't read all pages of a large site. */
const COMPARED = 100;

const query = `*[
  _type == "page" && language == $language && string::startsWith(slug.current, $start) &&
  ($id == null || !sanity::versionOf($id))
].slug.current`;

/** The page that needs a slug. `id` is any of its document ids, null if it has none yet. */
type Seeker = { id: string | null; language: string };

/** Returns the published id of a document, its draft or one of its versions. */
const publishedIdOf = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, "");

/**
 * Returns the slugs of a language that share the wanted slug's prefix. Includes published pages, drafts and release
 * versions, but not the page itself. Throws if the content service does not respond.
 */
export async function takenSlugs(
  getClient: ValidationContext["getClient"],
  wanted: string,
  { id, language }: Seeker,
): Promise<string[]> {
  const client = getClient({ apiVersion }).withConfig({ perspective: "raw" });
  const start = wanted.slice(0, COMPARED);
  return z
    .array(z.string())
    .parse(await client.fetch(query, { language, start, id: id && publishedIdOf(id) }));
}
