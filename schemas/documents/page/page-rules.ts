import type { SlugIsUniqueValidator, ValidationContext } from "@sanity/types";
import * as z from "zod";
import { hasEachOnce } from "../../fields/language.contract.ts";

const apiVersion = "2025-02-19";

const storedReferences = z.array(z.looseObject({ _ref: z.string() })).catch([]);

const twin = `*[_type == "page" && slug.current == $slug && language == $language && !sanity::versionOf($id)][0]._id`;

/** A slug is taken only within its language: `/en/venue` and `/de/venue` may stand side by side. */
export const isSlugFree: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  const client = getClient({ apiVersion }).withConfig({ perspective: "raw" });
  const id = (document?._id ?? "").replace(/^drafts\.|^versions\.[^.]+\./, "");
  const found = await client.fetch<string | null>(twin, {
    slug,
    language: document?.language ?? "",
    id,
  });
  return found === null;
};

/** Form rule: the page's language is one that the locale settings offer. Before there are settings, any may be. */
export async function isLanguageOffered(
  language: unknown,
  { getClient }: Pick<ValidationContext, "getClient">,
): Promise<true | string> {
  if (typeof language !== "string") return true;
  const query = `*[_type == "localeSettings" && _id == "localeSettings"][0].languages[].code`;
  const offered = await getClient({ apiVersion }).fetch<string[] | null>(query);
  if (!offered || offered.length === 0 || offered.includes(language)) return true;
  return `The site is not offered in “${language}”. Choose one of ${offered.join(", ")}, or add it in the languages' settings.`;
}

/** Form rule: a page names each other language once, and never its own. */
export async function hasOnePagePerLanguage(
  translations: unknown,
  { document, getClient }: Pick<ValidationContext, "document" | "getClient">,
): Promise<true | string> {
  const ids = storedReferences.parse(translations).map(({ _ref }) => _ref);
  if (ids.length === 0) return true;
  const client = getClient({ apiVersion }).withConfig({ perspective: "drafts" });
  const languages = await client.fetch<string[]>(`*[_id in $ids].language`, { ids });
  return (
    hasEachOnce([...languages, String(document?.language)]) ||
    "Two of these pages are in one language, or one is in this page's own. Keep one page for each other language."
  );
}
