import { browserFirebaseSettings } from "../../../runtime/firebase-settings.ts";

/** Not prerendered: the settings are known when the site starts, not when it is built. */
export const dynamic = "force-dynamic";

/** Returns the settings of Firebase's SDK, which browsers request when somebody signs in. */
export function GET(): Response {
  return Response.json(browserFirebaseSettings(), { headers: { "cache-control": "no-store" } });
}
