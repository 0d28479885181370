import { match } from "@formatjs/intl-localematcher";
import Negotiator from "negotiator";
import { likelyTag } from "./language-tags.ts";
import { formatLocale } from "./written-locale.ts";

type Language = {
  code: string;
  name: string;
  direction: "ltr" | "rtl";
  region?: string | null;
  earlierCodes?: readonly string[];
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

/** Maximum number of languages in the `Accept-Language` header that are compared. Browsers send under 20. */
const MOST_RANGES = 20;

/** The result of the matcher if nothing matches: the tag of an undetermined language. */
const NONE = "und";

/** Locales of ICU by the tags that browsers sent. It is emptied when it is full, because strangers choose the tags. */
const knownLocales = new Map<string, string | null>();
const MOST_KNOWN = 1_000;

/**
 * Returns the locale of ICU that is nearest to a tag: `en` for `en-XX`. Null if ICU does not know its language. ICU has
 * about a thousand locales, so the matcher, which stores results for ever, gets no more tags than these.
 */
export function knownLocale(tag: string): string | null {
  const known = knownLocales.get(tag);
  if (known !== undefined) return known;
  const language = likelyTag(tag)?.language;
  // For an unknown language, ICU returns the locale of the process.
  const found = language === undefined ? "" : new Intl.NumberFormat(tag).resolvedOptions().locale;
  const locale = language !== undefined && likelyTag(found)?.language === language ? found : null;
  if (knownLocales.size >= MOST_KNOWN) knownLocales.clear();
  knownLocales.set(tag, locale);
  return locale;
}

/**
 * Returns the offered language that comes closest to the wanted ones, or null. CLDR's distances decide: `de` matches
 * `de-AT` and vice versa, and the script matters more than the region, so `zh-TW` is `zh-Hant`. A language in another
 * script is better than none.
 */
function closestLanguage(
  wanted: readonly string[],
  { languages }: LanguageSettings,
): string | null {
  const codes = languages.map(({ code }) => code).filter((code) => likelyTag(code) !== null);
  const tags = wanted.flatMap((tag) => (codes.includes(tag) ? tag : (knownLocale(tag) ?? [])));
  if (tags.length === 0 || codes.length === 0) return null;
  const found = match(tags, codes, NONE);
  const closest = codes.find((code) => code === found);
  if (closest !== undefined) return closest;
  const inOtherScript = tags
    .map((tag) => codes.find((code) => likelyTag(code)?.language === likelyTag(tag)?.language))
    .find((code) => code !== undefined);
  return inOtherScript ?? null;
}

/** Returns the offered language that matches a language tag (`de` matches `de-AT`, and vice versa), or null. */
export function offeredLanguage(code: string, settings: LanguageSettings): string | null {
  const itself = settings.languages.find((language) => language.code === code)?.code;
  return itself ?? currentCode(code, settings) ?? closestLanguage([code], settings);
}

/**
 * Returns the code of the offered language that a path with another code means: `en` for `EN`, and `en-GB` for `en` if
 * the language had that code before. Null if there is none, or if `code` is already correct.
 */
export function currentCode(code: string, { languages }: LanguageSettings): string | null {
  const lower = code.toLowerCase();
  const isSame = (other: string) => other.toLowerCase() === lower;
  const found =
    languages.find((language) => isSame(language.code)) ??
    languages.find(({ earlierCodes = [] }) => earlierCodes.some(isSame));
  return found === undefined || found.code === code ? null : found.code;
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
  const isOffered = settings.languages.some(({ code }) => code === remembered);
  const stored = remembered === null || isOffered ? remembered : currentCode(remembered, settings);
  if (stored !== null) return stored;
  const headers = { "accept-language": acceptLanguage?.slice(0, HEADER_LIMIT) ?? "" };
  const ranges = new Negotiator({ headers }).languages().slice(0, MOST_RANGES);
  return closestLanguage(ranges, settings) ?? settings.defaultLanguage;
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
