import "server-only";

/** Set by next-sanity where draft mode's own cookies are kept for the studio's frame alone, the studio being elsewhere. */
const FRAMED = "sanity-preview-partitioned";

/**
 * Takes the request's cookies and a name with its value (null: it goes), gives a cookie that is sent wherever draft
 * mode's own is, in the studio's frame too. It ends with the browser.
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
