import * as z from "zod";

/** Whether the text is an https origin in canonical form: `https://host`, with a port if it isn't 443. */
function isHttpsOrigin(text: string): boolean {
  const url = URL.parse(text);
  // Rejects `*`, which URL parsers accept in a host name. The site compares whole origins, so an
  // entry with `*` would match no origin.
  return url !== null && url.protocol === "https:" && url.origin === text && !text.includes("*");
}

/**
 * Origins of other services that may receive members' tokens, as a comma-separated list in an
 * environment variable. The site's operator sets it, so that editors can't send tokens elsewhere
 * [AUTH-7].
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

/** Whether tokens may be sent to the service's address. `origins` is the list that {@link tokenSyncOrigins} parses. */
export function isTokenSyncAllowed(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && origins.includes(url.origin);
}

/** Returns the message about an address that isn't allowed, for editors and the site's log. */
export const tokenSyncRefusal = (address: string): string =>
  `The site does not send ID tokens to ${URL.parse(address)?.origin ?? "this URL"}. Ask the site's operator to add this origin to the environment variable MARQUEE_TOKEN_SYNC_ORIGINS.`;
