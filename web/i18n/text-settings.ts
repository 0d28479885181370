/** The part of the locale settings that defines where texts come from. */
export type TextSettings = {
  /** URL template with `{{lng}}` and `{{ns}}`, absolute or a path of this site. Null: only shipped texts. */
  translationFiles: string | null;
  languages: readonly { code: string }[];
  defaultLanguage: string;
};

/** The final fallback. Keys are typed by this language, so it has every text. */
const LAST_RESORT = "en";

/** Cache tag of all pages whose texts come from translation files; expiring it fetches all files again. */
export const ALL_TEXTS = "i18n";

/** Returns the cache tag of one language's file. */
export const textTag = (language: string): string => `${ALL_TEXTS}:${language}`;

/**
 * Returns the languages that a page's texts come from, the requested one first. A language that is not offered is
 * skipped, so that invented URLs can't make the site request files.
 */
export function languagesOfTexts(language: string, settings: TextSettings): readonly string[] {
  const isOffered = settings.languages.some(({ code }) => code === language);
  return [...new Set([...(isOffered ? [language] : []), settings.defaultLanguage, LAST_RESORT])];
}

/**
 * Returns the cache tags by which a page expires when one of its translation files changes; empty with shipped texts
 * only.
 */
export function textTags(language: string, settings: TextSettings): readonly string[] {
  if (settings.translationFiles === null) return [];
  return [ALL_TEXTS, ...languagesOfTexts(language, settings).map(textTag)];
}

/** Returns the URL of one language's file; null if the template results in no valid URL. */
export function fileAddress(template: string, language: string, siteUrl: string): string | null {
  const filled = template.replaceAll("{{lng}}", language).replaceAll("{{ns}}", "interface");
  return URL.parse(filled, siteUrl)?.href ?? null;
}
