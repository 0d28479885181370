import { parseSetCookie, type SetCookie } from "cookie";
import { draftCookieOf } from "../draft/draft-cookie.ts";
import { NEXT_DRAFT_COOKIE } from "../draft/next-draft-cookie.ts";

/**
 * `kept` if browsers keep a draft cookie in the studio's frame, otherwise the reason why they
 * don't.
 */
type CookieVerdict = "kept" | "noCookie" | "notInFrames";

/** Returns the verdict on one of the cookies that {@link judgeDraftCookie} checks. */
function judge(cookie: SetCookie | undefined, isSameHost: boolean): CookieVerdict {
  if (!cookie?.value) return "noCookie";
  const isAllowedInFrames = cookie.secure === true && cookie.sameSite === "none";
  return isSameHost || isAllowedInFrames ? "kept" : "notInFrames";
}

/**
 * Returns `kept` if browsers keep both draft cookies inside the studio's frame, otherwise the
 * reason why they don't keep one of them. One cookie is from Next.js, the other from this site.
 * `lines` are the `set-cookie` lines of the response that enables draft mode. If site and studio
 * have different host names, browsers treat the frame as cross-site. Its cookies then need
 * `SameSite=None` and `Secure`.
 */
export function judgeDraftCookie(
  lines: readonly string[],
  { site, studio }: { site: string; studio: string },
): CookieVerdict {
  const isSameHost = new URL(site).hostname === new URL(studio).hostname;
  const cookies = lines.map((line) => parseSetCookie(line));
  const findings = [NEXT_DRAFT_COOKIE, draftCookieOf(site)].map((name) =>
    judge(
      cookies.find((cookie) => cookie.name === name),
      isSameHost,
    ),
  );
  return findings.find((finding) => finding !== "kept") ?? "kept";
}
