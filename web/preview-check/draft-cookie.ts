/** Set by Next when draft mode is on. */
const NAME = "__prerender_bypass";

/** What keeps a browser from the draft cookie in the studio's frame. */
type CookieFinding = "kept" | "noCookie" | "notInFrames";

/**
 * Takes the `set-cookie` lines of the answer that switches previewing on, and the addresses of site and studio, says
 * whether browsers keep the cookie inside the studio's frame. Where the two have different host names the frame counts
 * as another site's, whose cookies need `SameSite=None` and `Secure`.
 */
export function judgeDraftCookie(
  lines: readonly string[],
  { site, studio }: { site: string; studio: string },
): CookieFinding {
  const line = lines.find((one) => one.startsWith(`${NAME}=`));
  const [pair = "", ...attributes] = (line ?? "").split(";").map((part) => part.trim());
  if (pair.length <= NAME.length + 1) return "noCookie";
  if (new URL(site).hostname === new URL(studio).hostname) return "kept";
  const said = attributes.map((attribute) => attribute.toLowerCase());
  return said.includes("secure") && said.includes("samesite=none") ? "kept" : "notInFrames";
}
