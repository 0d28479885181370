import Negotiator from "negotiator";
import { formatLocale } from "./written-locale.ts";

type Language = {
  code: string;
  name: string;
  direction: "ltr" | "rtl";
  region?: string | null;
};

/** The languages that the site offers, from the locale settings. */
export type LanguageSettings = { languages: readonly Language[]; defaultLanguage: string };

/** Name of the cookie that stores a visitor's language. */
export const LANGUAGE_COOKIE = "marquee_language";

/**
 * Lifetime of the language cookie in seconds: half a year. After that, the browser's languages
 * decide again.
 */
export const LANGUAGE_REMEMBERED = 182 * 24 * 60 * 60;

/**
 * Number of characters of the `Accept-Language` header that are parsed. Browsers send under 200; a
 * longer header is likely an attack.
 */
const HEADER_LIMIT = 1_000;

/** Returns the offered language that matches a language tag (`de` matches `de-AT`, and vice versa), or null. */
export function offeredLanguage(code: string, settings: LanguageSettings): string | null {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const base = (tag: string) => tag.split("-")[0] ?? tag;
  const exact = settings.languages.find((language) => same(language.code, code));
  const found =
    exact ?? settings.languages.find((language) => same(base(language.code), base(code)));
  return found?.code ?? null;
}

/**
 * Returns the offered language that differs from `code` only in letter case (`en` for `EN`). Null if there is none, or
 * if `code` is already correct.
 */
export function languageInOtherCase(code: string, settings: LanguageSettings): string | null {
  const lower = code.toLowerCase();
  const found = settings.languages.find((language) => language.code.toLowerCase() === lower)?.code;
  return found === undefined || found === code ? null : found;
}

/**
 * Chooses the language of a first visit [I18N-3]: the one in the cookie if it is offered, otherwise the best match for
 * the browser's languages, otherwise the default. Takes raw, untrusted header and cookie values.
 */
export function negotiateLanguage(
  acceptLanguage: string | null,
  remembered: string | null,
  settings: LanguageSettings,
): string {
  const stored = settings.languages.find(({ code }) => code === remembered);
  if (stored) return stored.code;
  const headers = { "accept-language": acceptLanguage?.slice(0, HEADER_LIMIT) ?? "" };
  for (const range of new Negotiator({ headers }).languages()) {
    const code = offeredLanguage(range, settings);
    if (code !== null) return code;
  }
  return settings.defaultLanguage;
}

/**
 * Returns the language and the direction of a document whose path starts with `code`, and the locale for its dates
 * and numbers. If that language is not offered, the page is an error page in the default language.
 */
export function documentLanguage(
  code: string,
  settings: LanguageSettings,
): { lang: string; dir: "ltr" | "rtl"; formats: string } {
  const found = (wanted: string) => settings.languages.find((language) => language.code === wanted);
  const language = found(code) ?? found(settings.defaultLanguage);
  const lang = language?.code ?? settings.defaultLanguage;
  return {
    lang,
    dir: language?.direction ?? "ltr",
    formats: formatLocale(lang, settings.languages),
  };
}
