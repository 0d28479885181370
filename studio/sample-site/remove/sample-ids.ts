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
 * The ids of what the sample site brings and takes along again. The list of languages stays: it is as good for any
 * site. Written down once more, so that the studio need not carry the sample site itself; a test compares them.
 */
export const sampleIds: readonly string[] = [
  "siteSettings",
  "authSettings",
  "consentSettings",
  ...languages.flatMap((language) => pages.map((page) => `page-${language}-${page}`)),
  ...languages.map((language) => `template-${language}-evening`),
  "redirect-en-program",
];
