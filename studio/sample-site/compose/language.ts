/** The languages the sample site is written in, the default first. */
export const languages = ["en", "de", "fr", "ar"] as const;

/** One of the sample site's languages. */
export type Language = (typeof languages)[number];
