import { LANGUAGE_COOKIE } from "../../i18n/languages.ts";
import { lightsScript } from "../../site/lights.ts";

/** Made once, at build. */
export const dynamic = "force-static";

/** The one script that runs before the first paint; a file rather than inline, so that no policy must allow it. */
export function GET(): Response {
  const script = lightsScript({ storageKey: "marquee_lights", languageCookie: LANGUAGE_COOKIE });
  return new Response(script, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
    },
  });
}
