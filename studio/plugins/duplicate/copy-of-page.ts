import { longestTitle, slugOfCopy, takenSlugs } from "@marquee/schemas/studio";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";

const slugShape = z.looseObject({ current: z.string() });

/**
 * Fields that link a page to its translations. A copy doesn't get these fields, because a copy
 * isn't a translation.
 */
const ofTranslations = new Set(["translations", "translatedFrom"]);

/** Returns the title of a copy in the studio's language, shortened to the maximum length. */
function titleOfCopy(title: string): string {
  const copy = translate("Copy of {title}", { title });
  return copy.length <= longestTitle ? copy : `${copy.slice(0, longestTitle - 1)}…`;
}

/**
 * Returns the copy of a page with its own title and slug, and without links to translations. Blocks
 * keep their keys. `taken` contains the slugs that are in use in the page's language.
 */
export function copyOfPage(page: Readonly<Record<string, unknown>>, taken: readonly string[]) {
  const { title } = page;
  const slug = slugShape.safeParse(page["slug"]).data;
  const own = Object.entries(page).filter(([name]) => !ofTranslations.has(name));
  return {
    ...Object.fromEntries(own),
    ...(typeof title === "string" ? { title: titleOfCopy(title) } : {}),
    ...(slug ? { slug: { ...slug, current: slugOfCopy(slug.current, taken) } } : {}),
  };
}

/**
 * Returns the prefix of all slugs that the copy's slug may collide with: `venue` for
 * `venue-copy-2`.
 */
const startOf = (slug: string): string => slugOfCopy(slug, []).replace(/-copy$/, "");

export async function slugsForCopy(
  getClient: Parameters<typeof takenSlugs>[0],
  page: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const slug = slugShape.safeParse(page["slug"]).data?.current;
  const { language } = page;
  if (slug === undefined || typeof language !== "string") return [];
  // `id` is null so that the result includes the original's slug, which the copy can't use.
  return takenSlugs(getClient, startOf(slug), { id: null, language });
}
