/**
 * Takes a page's language, gives the locale that `Intl` writes its numbers and dates in. For Arabic without a country
 * some engines take the digits of Latin and some those of Arabic; ours are the ones that its typefaces draw: ٠–٩.
 * With a country (`ar-MA`) they are that country's.
 */
export const writtenLocale = (language: string): string =>
  language === "ar" ? "ar-u-nu-arab" : language;

/** Takes a whole number and a page's language, gives it in that language's digits: `3,400`, `٣٬٤٠٠`. */
export const writtenNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(writtenLocale(language)).format(value);
