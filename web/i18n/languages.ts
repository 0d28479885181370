type Language = { code: string; name: string; direction: "ltr" | "rtl" };

/** The part of the locale settings that decides on languages. */
export type LanguageSettings = { languages: readonly Language[]; defaultLanguage: string };

/** The cookie that remembers the language of a visitor's choice. */
export const LANGUAGE_COOKIE = "marquee_language";

/** Half a year; a visitor who comes back later is asked by their browser's languages again. In seconds. */
export const LANGUAGE_REMEMBERED = 182 * 24 * 60 * 60;

/** Browsers send under 200 characters; a longer header is somebody trying. */
const HEADER_LIMIT = 1_000;

/** The offered language that meets a language tag (`de` meets `de-AT`, and the other way round); null where none does. */
export function offeredLanguage(code: string, settings: LanguageSettings): string | null {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const base = (tag: string) => tag.split("-")[0] ?? tag;
  const exact = settings.languages.find((language) => same(language.code, code));
  const found =
    exact ?? settings.languages.find((language) => same(base(language.code), base(code)));
  return found?.code ?? null;
}

/** Language ranges of an Accept-Language header, the most wanted first; what is refused (`q=0`) is left out. */
function wantedLanguages(header: string): string[] {
  return header
    .slice(0, HEADER_LIMIT)
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { range, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ range, quality }) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(range) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => range);
}

/**
 * The language of a first visit [I18N-3]: the remembered one while it is offered, else the best of the browser's
 * (`de-AT` is met by `de`, and the other way round), else the default. Takes the header and the cookie as they came.
 */
export function negotiateLanguage(
  acceptLanguage: string | null,
  remembered: string | null,
  settings: LanguageSettings,
): string {
  const kept = settings.languages.find(({ code }) => code === remembered);
  if (kept) return kept.code;
  for (const range of wantedLanguages(acceptLanguage ?? "")) {
    const code = offeredLanguage(range, settings);
    if (code !== null) return code;
  }
  return settings.defaultLanguage;
}

/**
 * The language and direction of a document at an address that begins with `code`; those of the default language where
 * it is not offered: what is said there (that there is no such page) is said in the default language.
 */
export function documentLanguage(
  code: string,
  settings: LanguageSettings,
): { lang: string; dir: "ltr" | "rtl" } {
  const found = (wanted: string) => settings.languages.find((language) => language.code === wanted);
  const language = found(code) ?? found(settings.defaultLanguage);
  return {
    lang: language?.code ?? settings.defaultLanguage,
    dir: language?.direction ?? "ltr",
  };
}
