import type { LanguageSettings } from "../i18n/languages.ts";
import { pagePath } from "../design/ui/page-path.ts";

type Version = { language: string; slug: string; noindex: boolean };

/**
 * Returns the path of each language version for `hreflang`. Includes only versions that search
 * engines may index and whose language the site offers. `x-default` is the version in the default
 * language. Empty if there are fewer than two versions.
 */
export function languagesOf(
  versions: readonly Version[],
  { languages, defaultLanguage }: LanguageSettings,
): Record<string, string> {
  const listed = versions.filter(
    ({ language, noindex }) => !noindex && languages.some(({ code }) => code === language),
  );
  if (listed.length < 2) return {};
  const paths = Object.fromEntries(listed.map((each) => [each.language, pagePath(each)]));
  const fallback = paths[defaultLanguage];
  return fallback === undefined ? paths : { ...paths, "x-default": fallback };
}
