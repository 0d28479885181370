import { createInstance } from "i18next";
import { keepUnits } from "./keep-units.ts";
import type { Texts } from "./text-file.ts";
import { writtenNumber } from "./written-locale.ts";
import type { OtherLanguage, TextKey, Translate } from "./translate.ts";

export type LanguageTexts = { code: string; texts: Texts };

const NAMESPACE = "interface";

/** Returns a language code with the letter case by which i18next looks up resources (`pt-br` → `pt-BR`). */
const canonical = (language: string): string => Intl.getCanonicalLocales(language)[0] ?? language;

const forms = ["", "_zero", "_one", "_two", "_few", "_many", "_other"];

/** Returns texts in which no line breaks between a number and its unit, such as `2 MB`. */
const withUnits = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, keepUnits(text)]));

const hasText = (texts: Texts, key: string) =>
  forms.some((form) => Object.hasOwn(texts, key + form));

/**
 * Creates a `Translate` function. `languages` starts with the requested language, followed by its fallbacks. If no
 * language has a key, the function returns the key itself and calls `onUnknownKey`. `formats` is the locale for numbers
 * in texts; without it, the requested language.
 */
export function createTranslate(
  languages: readonly LanguageTexts[],
  onUnknownKey: (key: string) => void,
  formats = languages[0]?.code ?? "en",
): Translate {
  const [wanted, ...fallbacks] = languages.map(({ code }) => canonical(code));
  const i18n = createInstance();
  void i18n.init({
    ...(wanted !== undefined && { lng: wanted }),
    fallbackLng: fallbacks,
    load: "currentOnly",
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    resources: Object.fromEntries(
      languages.map(({ code, texts }) => [canonical(code), { [NAMESPACE]: withUnits(texts) }]),
    ),
    // Keys are flat, so that a hostile translation file can't replace a group of keys with a text.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes what it renders; escaping here too would display `&amp;`.
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => onUnknownKey(key),
  });
  const text = (key: TextKey, values: Record<string, string | number> = {}) =>
    i18n.t(key, {
      replace: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === "number" ? writtenNumber(value, formats) : value,
        ]),
      ),
      ...(typeof values["count"] === "number" && { count: values["count"] }),
      // i18next's nesting (`$t(…)`) is off, because two texts of a translation file that refer to each other would
      // never terminate.
      nest: false,
    });
  return Object.assign(text, {
    otherLanguage: (key: TextKey): OtherLanguage | null => {
      const place = languages.findIndex(({ texts }) => hasText(texts, key));
      const code = languages[place]?.code;
      return place > 0 && code !== undefined ? { lang: code, dir: "auto" } : null;
    },
  });
}
