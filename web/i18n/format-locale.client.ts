/**
 * Returns the locale for dates and numbers of the displayed page, which the server wrote to the root element (see
 * app/[locale]/layout.tsx).
 */
export const pageFormatLocale = (): string =>
  document.documentElement.dataset["formats"] ?? document.documentElement.lang;
