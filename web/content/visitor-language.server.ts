import "server-only";
import { defaultLocaleSettings } from "@marquee/schemas/contract";
import type { LocaleSettings } from "@marquee/schemas/types";
import { cookies, headers } from "next/headers";
import {
  LANGUAGE_COOKIE,
  type LanguageSettings,
  negotiateLanguage,
  offeredLanguage,
} from "../i18n/languages.ts";
import { ContentUnavailable } from "./content-fault.ts";
import { languagesWithHome } from "./home-languages.server.ts";
import { readSettings } from "./settings.server.ts";
import { visitorView } from "./view.ts";

async function negotiate(settings: LanguageSettings): Promise<string> {
  const remembered = (await cookies()).get(LANGUAGE_COOKIE)?.value ?? null;
  return negotiateLanguage((await headers()).get("accept-language"), remembered, settings);
}

/** The language to lead this request's visitor to: the one that is asked for where it is offered, else negotiated. */
export async function visitorLanguage(asked: string | null): Promise<string> {
  const locale = await readLocale();
  return (asked === null ? null : offeredLanguage(asked, locale)) ?? negotiate(locale);
}

/** The language whose home page to lead this request's visitor to. */
export async function homeLanguage(): Promise<string> {
  return negotiate(await languagesWithHome(await readLocale()));
}

/** The default language's page says better than a redirect that the content service is down. */
async function readLocale(): Promise<LocaleSettings> {
  try {
    return (await readSettings({ ...visitorView, cached: false })).locale;
  } catch (error) {
    if (error instanceof ContentUnavailable) return defaultLocaleSettings;
    throw error;
  }
}
