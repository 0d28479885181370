import type { LanguageSettings } from "../i18n/languages.ts";
import { pagePath } from "../ui/page-path.ts";

/** A page in one language. */
type Version = { language: string; slug: string; noindex: boolean };

/**
 * Takes a page and the same page in other languages, gives the path of each by its language, as search engines are
 * told: only what is offered and may be listed, and under `x-default` the one for visitors of any other language.
 * Empty where there is nothing to choose from.
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
