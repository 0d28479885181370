import * as z from "zod";

/** The one way to write an origin that another service may have: `https://host`, with a port where it needs one. */
function isHttpsOrigin(text: string): boolean {
  const url = URL.parse(text);
  // Browsers take a star for a letter like any other; whoever writes one means something else.
  return url !== null && url.protocol === "https:" && url.origin === text && !text.includes("*");
}

/**
 * Other services' origins that members' tokens may be posted to, from the environment: a list with commas. Whoever
 * runs the site names them, so that an editor can't send tokens elsewhere [AUTH-7].
 */
export const tokenSyncOrigins = z
  .string()
  .default("")
  .transform((list) => list.split(",").map((entry) => entry.trim().replace(/\/$/, "")))
  .transform((origins) => origins.filter((origin) => origin !== ""))
  .superRefine((origins, context) => {
    for (const origin of origins.filter((entry) => !isHttpsOrigin(entry))) {
      context.addIssue({
        code: "custom",
        message: `holds "${origin}", which is no origin of a service: write https:// and the host alone, such as https://api.example.org, with commas between them`,
      });
    }
  });

/** Takes a service's address and the origins of {@link tokenSyncOrigins}, says whether tokens may go there. */
export function isTokenSyncAllowed(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && origins.includes(url.origin);
}

/** What to tell an editor, or whoever reads the site's log, of an address that is not allowed. */
export const tokenSyncRefusal = (address: string): string =>
  `Members' tokens may not go to ${URL.parse(address)?.origin ?? "this address"}. Whoever runs the site can allow it: MARQUEE_TOKEN_SYNC_ORIGINS has to name that origin.`;
