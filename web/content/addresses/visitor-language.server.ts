import "server-only";
import {
  defaultLocaleSettings,
  homeLanguagesQuery,
  homeLanguagesShape,
} from "@marquee/schemas/contract";
import type { LocaleSettings } from "@marquee/schemas/types";
import { cookies, headers } from "next/headers";
import {
  LANGUAGE_COOKIE,
  type LanguageSettings,
  negotiateLanguage,
  offeredLanguage,
} from "../../i18n/languages.ts";
import { ContentUnavailable } from "../service/content-fault.ts";
import { readSettings } from "../settings/settings.server.ts";
import { visitorView } from "../view.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";

const homes = contentQuery({
  query: homeLanguagesQuery,
  shape: homeLanguagesShape,
  isCachedOnDisk: true,
});

/** Reads the codes of the languages whose home page is published. Null while the content service is down. */
async function readHomes(): Promise<readonly string[] | null> {
  try {
    return (await readContent({ ...visitorView, cached: false }, homes)).result;
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/**
 * Limits the languages to those with a published home page, so that no visitor is redirected to a
 * 404. Returns the settings unchanged if no home page is published, or if the content service is
 * down.
 */
async function languagesWithHome(settings: LanguageSettings): Promise<LanguageSettings> {
  const written = await readHomes();
  const languages = settings.languages.filter(({ code }) => written?.includes(code));
  const [first] = languages;
  if (!first) return settings;
  const isDefaultThere = languages.some(({ code }) => code === settings.defaultLanguage);
  return { languages, defaultLanguage: isDefaultThere ? settings.defaultLanguage : first.code };
}

async function negotiate(settings: LanguageSettings): Promise<string> {
  const remembered = (await cookies()).get(LANGUAGE_COOKIE)?.value ?? null;
  return negotiateLanguage((await headers()).get("accept-language"), remembered, settings);
}

/** Returns the language to redirect this visitor to: the requested one if it is offered, else a negotiated one. */
export async function visitorLanguage(requested: string | null): Promise<string> {
  const locale = await readLocale();
  return (requested === null ? null : offeredLanguage(requested, locale)) ?? negotiate(locale);
}

/** Returns the language of the home page to redirect this visitor to. */
export async function homeLanguage(): Promise<string> {
  return negotiate(await languagesWithHome(await readLocale()));
}

/**
 * Reads the language settings, or the defaults while the content service is down. The visitor then
 * reaches an error page instead of a failed redirect.
 */
async function readLocale(): Promise<LocaleSettings> {
  try {
    return (await readSettings({ ...visitorView, cached: false })).locale;
  } catch (error) {
    if (error instanceof ContentUnavailable) return defaultLocaleSettings;
    throw error;
  }
}
