import "server-only";

/** Set by next-sanity when draft mode's cookies are partitioned for the frame of a studio on another site. */
const FRAMED = "sanity-preview-partitioned";

/**
 * Returns a cookie that browsers send wherever they send draft mode's own, including the studio's frame. `sent`: the
 * request's cookies. A `value` of null removes the cookie; otherwise it expires with the browser.
 */
export function previewCookie(
  sent: { has: (name: string) => boolean },
  name: string,
  value: string | null,
) {
  const secure = process.env.NODE_ENV === "production";
  return {
    name,
    value: value ?? "",
    path: "/",
    httpOnly: true,
    secure,
    sameSite: secure ? ("none" as const) : ("lax" as const),
    partitioned: secure && sent.has(FRAMED),
    ...(value === null ? { maxAge: 0 } : {}),
  };
}
