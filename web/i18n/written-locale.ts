/**
 * Returns the `Intl` locale for numbers and dates in a page's language. For Arabic without a country, JavaScript
 * engines use different digits. The site sets ٠–٩, because its fonts contain them. With a country (`ar-MA`), the digits
 * are that country's.
 */
export const writtenLocale = (language: string): string =>
  language === "ar" ? "ar-u-nu-arab" : language;

/** Formats an integer in a language's digits: `3,400`, `٣٬٤٠٠`. */
export const writtenNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(writtenLocale(language)).format(value);
