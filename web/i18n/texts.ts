import { createTranslate, type LanguageTexts } from "./interpreter.ts";
import { shippedTexts } from "./shipped.ts";
import type { Texts } from "./text-file.ts";
import { createTranslationFiles, type FilesOutside } from "./translation-files.ts";
import type { Translate } from "./translate.ts";

/** The part of the locale settings that decides on texts. */
export type TextSettings = {
  /** Address template with `{{lng}}` and `{{ns}}`, absolute or a path of this site; null: only what ships. */
  translationFiles: string | null;
  defaultLanguage: string;
};

type Outside = FilesOutside & {
  /** Origin of this site, for an address that is a path. */
  siteUrl: () => string;
};

/** The language that the keys are typed by; it ships whole, so every key has a text in the end. */
const LAST_RESORT = "en";
const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;
const NOTHING: Texts = {};
/** More lines than broken files make; beyond it a line may be logged again. */
const REMEMBERED = 1_000;
/** Languages times addresses in use at one time. */
const MADE = 64;

/** The address of one language's file; null when the template makes no address. */
function fileAddress(template: string, language: string, siteUrl: string): string | null {
  const filled = template.replaceAll("{{lng}}", language).replaceAll("{{ns}}", "interface");
  return URL.parse(filled, siteUrl)?.href ?? null;
}

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

/** One file of the languages' texts, the wanted one on top. */
function laidOver(languages: readonly LanguageTexts[]): Texts {
  return Object.assign({}, ...languages.map(({ texts }) => texts).toReversed());
}

function createOnceLog(log: (line: string) => void) {
  const logged = new Set<string>();
  return (line: string): void => {
    if (logged.has(line)) return;
    if (logged.size >= REMEMBERED) logged.clear();
    logged.add(line);
    log(line);
  };
}

/** Interface texts of every language: the files at the address in the settings, laid over those that ship. */
export function createTexts(outside: Outside) {
  const files = createTranslationFiles(outside);
  const logOnce = createOnceLog(outside.log);
  const made = new Map<string, { overlays: readonly Texts[]; translate: Translate; all: Texts }>();

  async function readOverlay(code: string, template: string | null): Promise<Texts> {
    const address = template === null ? null : fileAddress(template, code, outside.siteUrl());
    return (address === null ? null : await files.read(address)) ?? NOTHING;
  }

  function make(codes: readonly string[], overlays: readonly Texts[]) {
    const languages = codes.map((code, index) => ({
      code,
      texts: { ...shippedTexts(code), ...overlays[index] },
    }));
    const [wanted, fallback] = languages;
    if (wanted && fallback) reportMissing(wanted, fallback, logOnce);
    const say = (key: string) => logOnce(`i18n: no language has a text "${key}".`);
    return { overlays, translate: createTranslate(languages, say), all: laidOver(languages) };
  }

  async function read(language: string, { translationFiles, defaultLanguage }: TextSettings) {
    const codes = [...new Set([language, defaultLanguage, LAST_RESORT])].filter((code) =>
      LANGUAGE.test(code),
    );
    const overlays = await Promise.all(codes.map((code) => readOverlay(code, translationFiles)));
    const key = codes.join();
    const known = made.get(key);
    if (known?.overlays.every((texts, index) => texts === overlays[index])) return known;
    if (made.size >= MADE) made.clear();
    const fresh = make(codes, overlays);
    made.set(key, fresh);
    return fresh;
  }

  return {
    /**
     * The texts of one language; what it lacks is said in the default language and logged once.
     * Never throws, whatever the language and the files.
     */
    getTranslate: async (language: string, settings: TextSettings): Promise<Translate> =>
      (await read(language, settings)).translate,
    /** The same as they are written, with their `{{placeholders}}`, for screens that fill them in the browser. */
    getTexts: async (language: string, settings: TextSettings): Promise<Texts> =>
      (await read(language, settings)).all,
  };
}
