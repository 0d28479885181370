import { identifier } from "./identifier.contract.ts";

/** Maximum length of a language tag (RFC 5646, section 4.4.1). */
const LONGEST = 35;

/** Whether a text is a well-formed language tag. The language has two or three letters, as every ISO 639 code. */
function isLanguageTag(text: string): boolean {
  if (text.length > LONGEST || !/^[a-z]{2,3}(?:-|$)/i.test(text)) return false;
  try {
    return new Intl.Locale(text).baseName !== "";
  } catch {
    return false;
  }
}

/**
 * Writes a language tag in the usual letter case (RFC 5646, section 2.1.1): `zh-hant-tw` as `zh-Hant-TW`. After a
 * single letter, such as in `de-x-easy`, all letters are small.
 */
function inUsualCase(tag: string): string {
  const [language = "", ...parts] = tag.toLowerCase().split("-");
  const end = parts.findIndex((part) => part.length === 1);
  const cased = parts.map((part, index) => {
    if (end !== -1 && index >= end) return part;
    if (part.length === 2) return part.toUpperCase();
    return /^[a-z]{4}$/.test(part) ? `${part[0]?.toUpperCase()}${part.slice(1)}` : part;
  });
  return [language, ...cased].join("-");
}

/** A BCP 47 language tag, as used in a page's path: `en`, `pt-BR`, `zh-Hant-TW`, `es-419`. */
export const languageCode = identifier(
  isLanguageTag,
  "Enter a language code, such as en, de, fr, ar or pt-BR.",
).refine((tag) => tag === inUsualCase(tag), {
  error: ({ input }) => `Write the language code as “${inUsualCase(String(input))}”.`,
});

export const hasEachOnce = (codes: readonly string[]): boolean =>
  new Set(codes).size === codes.length;
