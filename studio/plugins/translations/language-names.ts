import type { OfferedLanguages } from "./use-page-group.ts";

/** Returns a function that looks up a language's name in the settings and falls back to its code. */
export const languageNames =
  ({ languages }: OfferedLanguages) =>
  (code: string): string =>
    languages.find((language) => language.code === code)?.name ?? code;

/** Returns the languages to list: those in the settings, then others that the pages use. */
export const languagesShown = (
  { languages }: OfferedLanguages,
  pages: readonly { language: string }[],
): string[] => [
  ...new Set([...languages.map(({ code }) => code), ...pages.map(({ language }) => language)]),
];
