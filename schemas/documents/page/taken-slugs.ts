import type { ValidationContext } from "@sanity/types";
import * as z from "zod";
import { apiVersion } from "../../fields/api-version.ts";
import { addressed } from "../addressed.contract.ts";

/**
 * Number of leading characters that the query compares, so that it doesn't read all pages of a
 * large site.
 */
const COMPARED = 100;

const query = `*[
  ${addressed} && language == $language && string::startsWith(slug.current, $start) &&
  ($id == null || !sanity::versionOf($id))
].slug.current`;

/**
 * The page that needs a slug. `id` is the id of the page's draft, published document or release
 * version. `id` is null if the page has no id yet.
 */
type Seeker = { id: string | null; language: string };

/** Returns the id of the published document for the id of a draft or a release version. */
const publishedIdOf = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, "");

/**
 * Returns the existing slugs in a language that begin with the first `COMPARED` characters of the
 * wanted slug. Includes published pages, drafts and release versions, but not the page itself.
 * Throws if the content service does not respond.
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
