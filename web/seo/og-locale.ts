import { likelyTag } from "../i18n/language-tags.ts";

/** The code of Open Graph for Latin America, which BCP 47 calls 419. */
const LATIN_AMERICA = "LA";

/**
 * Converts a language code to Open Graph's format: `de` is `de_DE`, `pt-BR` is `pt_BR`. A code without a region gets
 * the most likely region.
 */
export function ogLocale(code: string): string {
  const likely = likelyTag(code);
  if (likely === null) return code;
  const { language, region } = likely;
  if (region === undefined) return language;
  return `${language}_${region === "419" ? LATIN_AMERICA : region}`;
}
