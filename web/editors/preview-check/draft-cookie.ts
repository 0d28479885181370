import { draftCookieOf } from "../draft/draft-cookie.ts";
import { NEXT_DRAFT_COOKIE } from "../draft/internals/next-draft-cookie.ts";

/** Whether browsers keep the draft cookie in the studio's frame, or the reason why not. */
type CookieVerdict = "kept" | "noCookie" | "notInFrames";

/** Judges one cookie by its `set-cookie` line, as {@link judgeDraftCookie} does. */
function judge(line: string | undefined, name: string, isSameHost: boolean): CookieVerdict {
  const [pair = "", ...attributes] = (line ?? "").split(";").map((part) => part.trim());
  if (pair.length <= name.length + 1) return "noCookie";
  if (isSameHost) return "kept";
  const lowercase = attributes.map((attribute) => attribute.toLowerCase());
  return lowercase.includes("secure") && lowercase.includes("samesite=none")
    ? "kept"
    : "notInFrames";
}

/**
 * Judges whether browsers keep both draft cookies inside the studio's frame, by the `set-cookie` lines of the response
 * that enables previewing. Between different host names the frame counts as another site's, whose cookies need
 * `SameSite=None` and `Secure`.
 */
export function judgeDraftCookie(
  lines: readonly string[],
  { site, studio }: { site: string; studio: string },
): CookieVerdict {
  const isSameHost = new URL(site).hostname === new URL(studio).hostname;
  const findings = [NEXT_DRAFT_COOKIE, draftCookieOf(site)].map((name) =>
    judge(
      lines.find((line) => line.startsWith(`${name}=`)),
      name,
      isSameHost,
    ),
  );
  return findings.find((finding) => finding !== "kept") ?? "kept";
}
