/** How long browsers remember that the site answers on https alone. Subdomains are others' business. In seconds. */
const TWO_YEARS = 63_072_000;

type Values = Readonly<Record<string, string | undefined>>;

/**
 * What every answer says to browsers, by the site's settings; `next.config.ts` has Next send it. The policy here is the
 * least one, for where the serving layer is missing; pages get their own from it [SEC-4].
 */
export function securityHeaders(env: Values): { key: string; value: string }[] {
  const studio = env["NEXT_PUBLIC_SANITY_STUDIO_URL"] || "http://localhost:3333";
  const secure = (env["MARQUEE_SITE_URL"] ?? "").startsWith("https:");
  return [
    { key: "X-Content-Type-Options", value: "nosniff" },
    // Never `no-referrer`: YouTube's player refuses to play without one (error 153).
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    {
      key: "Permissions-Policy",
      value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    },
    // A provider's window must find its way back to the page that opened it.
    { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
    {
      key: "Content-Security-Policy",
      value: `frame-ancestors 'self' ${studio}; object-src 'none'; base-uri 'self'`,
    },
    ...(secure ? [{ key: "Strict-Transport-Security", value: `max-age=${TWO_YEARS}` }] : []),
  ];
}
