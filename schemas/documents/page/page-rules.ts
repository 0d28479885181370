import type { SlugifierFn, SlugIsUniqueValidator, ValidationContext } from "@sanity/types";
import * as z from "zod";
import { hasEachOnce } from "../../fields/language.contract.ts";
import { translate } from "../../fields/translate.ts";
import { freeSlug } from "./free-slug.ts";
import { slugOfTitle } from "./slug-of-title.ts";
import { takenSlugs } from "./taken-slugs.ts";
import { apiVersion } from "../../fields/api-version.ts";
import { addressed, slugIn } from "../addressed.contract.ts";

const storedReferences = z.array(z.looseObject({ _ref: z.string() })).catch([]);

const twin = `*[${addressed} && slug.current == $slug && language == $language && !sanity::versionOf($id)][0]._id`;

/** Form rule: no other page in the same language has the slug. `/en/venue` and `/de/venue` can both exist. */
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

const slugOwner = z.looseObject({
  _id: z.string().nullable().catch(null),
  _type: z.string().catch("page"),
  language: z.string().catch(""),
});

/**
 * Returns the slug that the “Generate” button creates for a title, unique within the page's language. Throws if the
 * title contains nothing that a slug can contain.
 */
export const proposeSlug: SlugifierFn = async (title, _type, { parent, getClient }) => {
  const { _id: id, _type: type, language } = slugOwner.parse(parent);
  const named = slugOfTitle(title, language);
  // The slug field displays the message of an error.
  if (named === "") {
    throw new Error(translate("The title has no letters or digits for a slug: enter a slug."));
  }
  const wanted = slugIn(type, named);
  return freeSlug(wanted, await takenSlugs(getClient, wanted, { id, language }));
};

/** Form rule: the slug of the owner's document begins with the folder of its type. */
export function isInFolder(
  slug: string | undefined,
  { document }: Pick<ValidationContext, "document">,
): true | string {
  if (slug === undefined || document === undefined) return true;
  const wanted = slugIn(document._type, slug);
  return wanted === slug || `The slug must begin with “${wanted.slice(0, -slug.length)}”.`;
}

/** Form rule: the page's language is in the locale settings. If there are no settings, every language is valid. */
export async function isLanguageOffered(
  language: unknown,
  { getClient }: Pick<ValidationContext, "getClient">,
): Promise<true | string> {
  if (typeof language !== "string") return true;
  const query = `*[_type == "localeSettings" && _id == "localeSettings"][0].languages[].code`;
  const offered = await getClient({ apiVersion }).fetch<string[] | null>(query);
  if (!offered || offered.length === 0 || offered.includes(language)) return true;
  return `“${language}” is not a site language. Add the language in the language settings, or enter one of these codes: ${offered.join(", ")}.`;
}

/** Form rule: a page's translations include at most one page per language, and none in the page's own language. */
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
    "The list has two pages in the same language, or a page in the language of the current page: remove the extra page."
  );
}
