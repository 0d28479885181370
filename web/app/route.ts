import { defaultLocaleSettings } from "@marquee/schemas/contract";
import type { LocaleSettings } from "@marquee/schemas/types";
import { cookies, headers } from "next/headers";
import { ContentUnavailable } from "../content/fetch.server.ts";
import { visitorView } from "../content/view.ts";
import { readSettings } from "../content/settings.server.ts";
import { LANGUAGE_COOKIE, negotiateLanguage } from "../i18n/languages.ts";

/** Half a year; a visitor who comes back later is asked by their browser's languages again. In seconds. */
const REMEMBER = 182 * 24 * 60 * 60;

/** The default language's page says better than this redirect that the content service is down. */
async function readLocale(): Promise<LocaleSettings> {
  try {
    return (await readSettings({ ...visitorView, cached: false })).locale;
  } catch (error) {
    if (error instanceof ContentUnavailable) return defaultLocaleSettings;
    throw error;
  }
}

/** Settles the language of a first visit and sends the visitor there; pages themselves are not negotiated. [I18N-3] */
export async function GET(): Promise<Response> {
  const locale = await readLocale();
  const jar = await cookies();
  const language = negotiateLanguage(
    (await headers()).get("accept-language"),
    jar.get(LANGUAGE_COOKIE)?.value ?? null,
    locale,
  );
  jar.set(LANGUAGE_COOKIE, language, { path: "/", maxAge: REMEMBER, sameSite: "lax" });
  return new Response(null, {
    status: 307,
    headers: {
      location: `/${language}`,
      vary: "accept-language, cookie",
      "cache-control": "private, no-store",
    },
  });
}
