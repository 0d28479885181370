import type { OfferedLanguages } from "./use-page-group.ts";

/** Takes the languages offered, gives what a language is called: its name in the settings, else its code. */
export const languageNames =
  ({ languages }: OfferedLanguages) =>
  (code: string): string =>
    languages.find((language) => language.code === code)?.name ?? code;

/** The languages of a page's row in the list: those offered, then those that pages are written in all the same. */
export const languagesShown = (
  { languages }: OfferedLanguages,
  pages: readonly { language: string }[],
): string[] => [
  ...new Set([...languages.map(({ code }) => code), ...pages.map(({ language }) => language)]),
];
