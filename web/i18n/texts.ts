import { createTranslate, type LanguageTexts } from "./interpreter.ts";
import { shippedTexts } from "./shipped.ts";
import type { Texts } from "./text-file.ts";
import { fileAddress, languagesOfTexts, type TextSettings } from "./text-settings.ts";
import { createTranslationFiles, type TranslationFilesParts } from "./translation-files.ts";
import { type DefaultText, listDefaultTexts, validOverrides } from "./overrides.ts";
import { formatLocale } from "./written-locale.ts";
import type { Translate } from "./translate.ts";

type TextsParts = TranslationFilesParts & {
  /** Origin of this site, for translation files whose URL in the settings is only a path. */
  siteUrl: () => string;
};

const NOTHING: Texts = {};
/** Maximum number of log lines to remember, so that each is logged once. Broken files cause fewer lines than this. */
const MOST_REMEMBERED = 1_000;
/** Maximum number of cached languages, chosen higher than the number in use at a time. */
const MOST_CACHED = 64;

const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, "");

function reportMissing(
  wanted: LanguageTexts,
  fallback: LanguageTexts,
  log: (line: string) => void,
) {
  const known = new Set(Object.keys(wanted.texts).map(withoutPlural));
  const missing = new Set(
    Object.keys(fallback.texts)
      .map(withoutPlural)
      .filter((key) => !known.has(key)),
  );
  if (missing.size === 0) return;
  log(
    `i18n: "${wanted.code}" has no text for ${[...missing].join(", ")}; the text in "${fallback.code}" is shown.`,
  );
}

/** Merges the texts of several languages. For each key, the first language that has it wins. */
function mergeTexts(languages: readonly LanguageTexts[]): Texts {
  return Object.assign({}, ...languages.map(({ texts }) => texts).toReversed());
}

function createOnceLog(log: (line: string) => void) {
  const logged = new Set<string>();
  return (line: string): void => {
    if (logged.has(line)) return;
    if (logged.size >= MOST_REMEMBERED) logged.clear();
    logged.add(line);
    log(line);
  };
}

/**
 * Creates the interface texts of all languages: translation files override shipped texts, and editors' texts override
 * both.
 */
export function createTexts(parts: TextsParts) {
  const files = createTranslationFiles(parts);
  const logOnce = createOnceLog(parts.log);
  const cached = new Map<string, { sources: readonly Texts[]; translate: Translate; all: Texts }>();

  const addressOf = (code: string, { translationFiles }: TextSettings) =>
    translationFiles === null ? null : fileAddress(translationFiles, code, parts.siteUrl());

  async function readOverlay(code: string, settings: TextSettings): Promise<Texts> {
    const address = addressOf(code, settings);
    return (address === null ? null : await files.read(address)) ?? NOTHING;
  }

  /** Creates a language's texts. `sources` are the files of `codes`, followed by the editors' texts. */
  function make(codes: readonly string[], sources: readonly Texts[], formats: string) {
    const languages = codes.map((code, index) => ({
      code,
      texts: {
        ...shippedTexts(code),
        ...sources[index],
        ...validOverrides(code, sources[codes.length + index] ?? NOTHING, logOnce),
      },
    }));
    const [wanted, fallback] = languages;
    if (wanted && fallback) reportMissing(wanted, fallback, logOnce);
    const onMissing = (key: string) => logOnce(`i18n: no language has a text "${key}".`);
    return {
      sources,
      translate: createTranslate(languages, onMissing, formats),
      all: mergeTexts(languages),
    };
  }

  async function read(language: string, settings: TextSettings) {
    const codes = languagesOfTexts(language, settings);
    const overlays = await Promise.all(codes.map((code) => readOverlay(code, settings)));
    const sources = [...overlays, ...codes.map((code) => settings.overrides?.[code] ?? NOTHING)];
    const formats = formatLocale(codes[0] ?? language, settings.languages);
    const key = [formats, ...codes].join();
    const known = cached.get(key);
    if (known?.sources.every((texts, index) => texts === sources[index])) return known;
    if (cached.size >= MOST_CACHED) cached.clear();
    const fresh = make(codes, sources, formats);
    cached.set(key, fresh);
    return fresh;
  }

  return {
    /**
     * Returns the texts of one language. Missing texts come from the default language and are logged once. Never
     * throws, whatever the language and the files.
     */
    getTranslate: async (language: string, settings: TextSettings): Promise<Translate> =>
      (await read(language, settings)).translate,

    /**
     * Returns the texts of one language and its fallbacks. The texts still contain
     * `{{placeholders}}`, because the browser fills them in.
     */
    getTexts: async (language: string, settings: TextSettings): Promise<Texts> =>
      (await read(language, settings)).all,

    /** Returns the texts of one language without the editors' changes. Never throws. */
    getDefaults: async (
      language: string,
      settings: TextSettings,
    ): Promise<readonly DefaultText[]> =>
      listDefaultTexts(language, (await read(language, { ...settings, overrides: {} })).all),

    /**
     * Fetches the translation files whose last fetch was long enough ago. Returns the languages
     * whose file changed.
     */
    readAgain: async (settings: () => Promise<TextSettings>): Promise<readonly string[]> => {
      const languages = new Map<string, string>();
      const changed = await files.readAgain(async () => {
        const current = await settings();
        for (const { code } of current.languages) {
          for (const each of languagesOfTexts(code, current)) {
            const address = addressOf(each, current);
            if (address !== null) languages.set(address, each);
          }
        }
        return [...languages.keys()];
      });
      return changed.flatMap((address) => languages.get(address) ?? []);
    },

    /** Makes the site fetch each file again when a page next needs it. */
    expire: () => files.expire(),
  };
}
