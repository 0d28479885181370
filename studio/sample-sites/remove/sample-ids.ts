const languages = ["en", "de", "fr", "ar"] as const;

const pages = [
  "home",
  "programme",
  "film-lamplighter",
  "film-salt",
  "film-moth",
  "venue",
  "about",
  "screening-room",
  "privacy",
] as const;

/**
 * The ids of the removable sample documents. Excludes the language settings, because they are
 * useful for any site. The ids are duplicated here, so that the studio doesn't bundle the sample
 * site. A test compares this list with the sample site's documents.
 */
export const sampleIds: readonly string[] = [
  "theme-nightlight",
  "siteSettings",
  "authSettings",
  "consentSettings",
  ...languages.flatMap((language) => pages.map((page) => `page-${language}-${page}`)),
  ...languages.map((language) => `template-${language}-evening`),
  "redirect-en-program",
];
