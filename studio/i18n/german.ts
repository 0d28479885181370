/** The studio's own words and those of its forms in German, by the English ones; a test sees that none is missing. */
export const german: Readonly<Record<string, string>> = {};
