/** Returns the path of the page of results in a language. */
export const searchPath = (language: string): string => `/${language}/search`;
