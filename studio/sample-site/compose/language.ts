/** The languages of the sample site. The first is the default. */
export const languages = ["en", "de", "fr", "ar"] as const;

export type Language = (typeof languages)[number];
