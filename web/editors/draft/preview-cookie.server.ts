import "server-only";

/**
 * Name of a cookie that next-sanity sets if it partitions draft mode's cookies. It does so in the
 * iframe of a studio on another site.
 */
const FRAMED = "sanity-preview-partitioned";

/**
 * Returns a cookie that browsers send wherever they send draft mode's own cookies, also in the
 * studio's frame. `sent` are the request's cookies. A `value` of null removes the cookie.
 * Otherwise, the cookie expires when the browser is closed.
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
