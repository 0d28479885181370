import { identifier } from "./identifier.contract.ts";

/** A language code as used in a page's path: `en`, `pt-BR`, `zh-Hant`. */
export const languageCode = identifier(
  (text) => /^[a-z]{2,3}(-([A-Z]{2}|[A-Z][a-z]{3}))?$/.test(text),
  "Enter a language code, such as en, de, fr, ar or pt-BR.",
);

/** Whether each language code occurs only once. */
export const hasEachOnce = (codes: readonly string[]): boolean =>
  new Set(codes).size === codes.length;
