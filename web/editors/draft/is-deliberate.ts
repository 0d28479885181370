/**
 * Whether a person opened this address from one of these origins, or typed it. False for a prefetch, an image or a
 * script, and for a page of another site, any of which could end a session that nobody wants to end.
 *
 * Browsers that send no `Sec-Fetch-Site` count by their referrer.
 */
export function isDeliberate({ headers }: Request, origins: readonly string[]): boolean {
  if (/prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")) {
    return false;
  }
  const site = headers.get("sec-fetch-site");
  if (site !== null && headers.get("sec-fetch-mode") !== "navigate") return false;
  if (site === "none" || site === "same-origin") return true;
  const referrer = headers.get("referer") ?? "";
  return URL.canParse(referrer) && origins.includes(new URL(referrer).origin);
}
