import { cookies } from "next/headers";
import { visitorLanguage } from "../content/visitor-language.server.ts";
import { LANGUAGE_COOKIE } from "../i18n/languages.ts";

/** Half a year; a visitor who comes back later is asked by their browser's languages again. In seconds. */
const REMEMBER = 182 * 24 * 60 * 60;

/** Settles the language of a first visit and sends the visitor there; pages themselves are not negotiated. [I18N-3] */
export async function GET(): Promise<Response> {
  const language = await visitorLanguage();
  const jar = await cookies();
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
