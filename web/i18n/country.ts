import { likelyTag } from "./language-tags.ts";

/** The settings that name a country. */
type CountrySettings = {
  country: string | null;
  languages: readonly { code: string; region?: string | null }[];
};

/**
 * Returns the country of phone numbers without a country code: the one in the settings, or else the country in which the
 * page's language is most likely used. Null if the language has none.
 */
export function countryOf(
  language: string,
  { country, languages }: CountrySettings,
): string | null {
  const { region = null } = languages.find(({ code }) => code === language) ?? {};
  const likely = likelyTag(language)?.region ?? "";
  return country ?? region ?? (/^[A-Z]{2}$/.test(likely) ? likely : null);
}
