import { cookies } from "next/headers";
import { homeLanguage } from "../content/visitor-language.server.ts";
import { LANGUAGE_COOKIE, LANGUAGE_REMEMBERED } from "../i18n/languages.ts";

/** Settles the language of a first visit and sends the visitor there; pages themselves are not negotiated. [I18N-3] */
export async function GET(): Promise<Response> {
  const language = await homeLanguage();
  const jar = await cookies();
  jar.set(LANGUAGE_COOKIE, language, { path: "/", maxAge: LANGUAGE_REMEMBERED, sameSite: "lax" });
  return new Response(null, {
    status: 307,
    headers: {
      location: `/${language}`,
      vary: "accept-language, cookie",
      "cache-control": "private, no-store",
    },
  });
}
