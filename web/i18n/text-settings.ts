/** The part of the locale settings that decides on texts. */
export type TextSettings = {
  /** Address template with `{{lng}}` and `{{ns}}`, absolute or a path of this site; null: only what ships. */
  translationFiles: string | null;
  languages: readonly { code: string }[];
  defaultLanguage: string;
};

/** The language that the keys are typed by; it ships whole, so every key has a text in the end. */
const LAST_RESORT = "en";

/** On every page whose texts come from the address in the settings: expiring it reads all files again. */
export const ALL_TEXTS = "i18n";

/** The tag of what one language's file says. */
export const textTag = (language: string): string => `${ALL_TEXTS}:${language}`;

/**
 * The languages that a page's texts are taken from, the wanted one first. One that is not offered is none: nothing is
 * asked for it, so that nobody makes the site ask a host for files by inventing addresses.
 */
export function languagesOfTexts(language: string, settings: TextSettings): readonly string[] {
  const isOffered = settings.languages.some(({ code }) => code === language);
  return [...new Set([...(isOffered ? [language] : []), settings.defaultLanguage, LAST_RESORT])];
}

/** What a page carries so that it is made again when a file behind its texts changes; nothing where only shipped ones are used. */
export function textTags(language: string, settings: TextSettings): readonly string[] {
  if (settings.translationFiles === null) return [];
  return [ALL_TEXTS, ...languagesOfTexts(language, settings).map(textTag)];
}

/** The address of one language's file; null when the template makes no address. */
export function fileAddress(template: string, language: string, siteUrl: string): string | null {
  const filled = template.replaceAll("{{lng}}", language).replaceAll("{{ns}}", "interface");
  return URL.parse(filled, siteUrl)?.href ?? null;
}
