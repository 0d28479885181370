/** Interface texts that editors changed in the studio, by language and dotted key. */
export type TextOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The sources of interface texts, as defined in the locale settings. */
export type TextSettings = {
  /**
   * URL template of the translation files, with `{{lng}}` and `{{ns}}`: an absolute URL or a path
   * of this site. Null if the site uses only shipped texts.
   */
  translationFiles: string | null;
  languages: readonly { code: string; region?: string | null }[];
  defaultLanguage: string;
  /** The texts that editors changed in the studio, which override all others. None if absent. */
  overrides?: TextOverrides;
};

/**
 * The language of the texts that are missing in both the page's language and the default language.
 * English has every text, because its file defines the keys.
 */
const LAST_RESORT = "en";

/**
 * Cache tag of all pages whose texts come from translation files; expiring it makes the site fetch
 * all files again.
 */
export const ALL_TEXTS = "i18n";

/** Returns the cache tag of a language's translation file. */
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
 * Returns the cache tags of a page whose texts come from translation files. The page expires when one of the files
 * changes. Empty if the site uses only shipped texts.
 */
export function textTags(language: string, settings: TextSettings): readonly string[] {
  if (settings.translationFiles === null) return [];
  return [ALL_TEXTS, ...languagesOfTexts(language, settings).map(textTag)];
}

/** Returns the URL of a language's translation file; null if `template` doesn't result in a valid URL. */
export function fileAddress(template: string, language: string, siteUrl: string): string | null {
  const filled = template.replaceAll("{{lng}}", language).replaceAll("{{ns}}", "interface");
  return URL.parse(filled, siteUrl)?.href ?? null;
}
