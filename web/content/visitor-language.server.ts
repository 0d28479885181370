import "server-only";
import { defaultLocaleSettings } from "@marquee/schemas/contract";
import type { LocaleSettings } from "@marquee/schemas/types";
import { cookies, headers } from "next/headers";
import { LANGUAGE_COOKIE, negotiateLanguage, offeredLanguage } from "../i18n/languages.ts";
import { ContentUnavailable } from "./content-fault.ts";
import { readSettings } from "./settings.server.ts";
import { visitorView } from "./view.ts";

/** The language to lead this request's visitor to: the one that is asked for where it is offered, else negotiated. */
export async function visitorLanguage(asked: string | null = null): Promise<string> {
  const locale = await readLocale();
  return (
    (asked === null ? null : offeredLanguage(asked, locale)) ??
    negotiateLanguage(
      (await headers()).get("accept-language"),
      (await cookies()).get(LANGUAGE_COOKIE)?.value ?? null,
      locale,
    )
  );
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
