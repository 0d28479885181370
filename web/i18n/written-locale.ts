/**
 * Returns the locale for dates and numbers of a page: its language with the region from the locale settings (`en-GB`),
 * or the language alone. Pass it to {@link writtenLocale}.
 */
export function formatLocale(
  language: string,
  languages: readonly { code: string; region?: string | null }[],
): string {
  const region = languages.find(({ code }) => code === language)?.region ?? null;
  return region === null ? language : new Intl.Locale(language, { region }).toString();
}

/**
 * Returns the `Intl` locale for numbers and dates in a page's language. For Arabic without a
 * country, JavaScript engines differ in the digits that they use. The site chooses ٠–٩, because its
 * fonts contain them. With a country (`ar-MA`), the digits are that country's.
 */
export const writtenLocale = (language: string): string =>
  language === "ar" ? "ar-u-nu-arab" : language;

/** Formats an integer in a language's digits: `3,400`, `٣٬٤٠٠`. */
export const writtenNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(writtenLocale(language)).format(value);
