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
 * The ids of the removable sample documents. The list of languages is not among them, because it is useful for any
 * site. The ids are duplicated here so that the studio doesn't bundle the sample site. A test compares them with the
 * sample site.
 */
export const sampleIds: readonly string[] = [
  "siteSettings",
  "authSettings",
  "consentSettings",
  ...languages.flatMap((language) => pages.map((page) => `page-${language}-${page}`)),
  ...languages.map((language) => `template-${language}-evening`),
  "redirect-en-program",
];
