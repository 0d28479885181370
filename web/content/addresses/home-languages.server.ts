import "server-only";
import { homeLanguagesQuery, homeLanguagesShape } from "@marquee/schemas/contract";
import type { LanguageSettings } from "../../i18n/languages.ts";
import { ContentUnavailable } from "../service/content-fault.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { visitorView } from "../view.ts";

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
 * Limits the languages to those with a published home page, so that no visitor is redirected to a 404. If there are
 * none, or that is unknown, returns the settings unchanged.
 */
export async function languagesWithHome(settings: LanguageSettings): Promise<LanguageSettings> {
  const written = await readHomes();
  const languages = settings.languages.filter(({ code }) => written?.includes(code));
  const [first] = languages;
  if (!first) return settings;
  const isDefaultThere = languages.some(({ code }) => code === settings.defaultLanguage);
  return { languages, defaultLanguage: isDefaultThere ? settings.defaultLanguage : first.code };
}
