import "server-only";
import { homeLanguagesQuery, homeLanguagesShape } from "@marquee/schemas/contract";
import type { LanguageSettings } from "../i18n/languages.ts";
import { ContentUnavailable } from "./content-fault.ts";
import { readContent } from "./fetch.server.ts";
import { visitorView } from "./view.ts";

const homes = { query: homeLanguagesQuery, shape: homeLanguagesShape, keep: true };

/** Codes of the languages whose home page is published, asked anew. Null while the content service is down. */
async function readHomes(): Promise<readonly string[] | null> {
  try {
    return (await readContent({ ...visitorView, cached: false }, homes)).result;
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/**
 * The languages that a visitor may be led to: a language is offered before its pages are written, and nobody's first
 * page is to be "not found". Where none has a home page, or none is known to, they are those offered.
 */
export async function languagesWithHome(settings: LanguageSettings): Promise<LanguageSettings> {
  const written = await readHomes();
  const languages = settings.languages.filter(({ code }) => written?.includes(code));
  const [first] = languages;
  if (!first) return settings;
  const isDefaultThere = languages.some(({ code }) => code === settings.defaultLanguage);
  return { languages, defaultLanguage: isDefaultThere ? settings.defaultLanguage : first.code };
}
