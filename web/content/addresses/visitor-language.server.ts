import "server-only";
import { defaultLocaleSettings } from "@marquee/schemas/contract";
import type { LocaleSettings } from "@marquee/schemas/types";
import { cookies, headers } from "next/headers";
import {
  LANGUAGE_COOKIE,
  type LanguageSettings,
  negotiateLanguage,
  offeredLanguage,
} from "../../i18n/languages.ts";
import { ContentUnavailable } from "../service/content-fault.ts";
import { languagesWithHome } from "./home-languages.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { visitorView } from "../view.ts";

async function negotiate(settings: LanguageSettings): Promise<string> {
  const remembered = (await cookies()).get(LANGUAGE_COOKIE)?.value ?? null;
  return negotiateLanguage((await headers()).get("accept-language"), remembered, settings);
}

/** Returns the language to redirect this visitor to: the requested one if it is offered, else a negotiated one. */
export async function visitorLanguage(asked: string | null): Promise<string> {
  const locale = await readLocale();
  return (asked === null ? null : offeredLanguage(asked, locale)) ?? negotiate(locale);
}

/** Returns the language of the home page to redirect this visitor to. */
export async function homeLanguage(): Promise<string> {
  return negotiate(await languagesWithHome(await readLocale()));
}

/** Falls back to default settings, so that the visitor reaches an error page instead of a failed redirect. */
async function readLocale(): Promise<LocaleSettings> {
  try {
    return (await readSettings({ ...visitorView, cached: false })).locale;
  } catch (error) {
    if (error instanceof ContentUnavailable) return defaultLocaleSettings;
    throw error;
  }
}
