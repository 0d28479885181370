import { cookies } from "next/headers";
import { homeLanguage } from "../content/addresses/visitor-language.server.ts";
import { LANGUAGE_COOKIE, LANGUAGE_REMEMBERED } from "../i18n/languages.ts";

/** Redirects to the home page in the visitor's language. A page's own language depends only on its URL. [I18N-3] */
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
