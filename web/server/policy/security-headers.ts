import { policyHosts } from "./policy-hosts.ts";

/** Time in seconds during which browsers use only https for the site. */
const TWO_YEARS = 63_072_000;

type Values = Readonly<Record<string, string | undefined>>;
type Header = { key: string; value: string };

/** The security headers of every response that are the same in every environment. */
export const fixedHeaders: readonly Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  // Never `no-referrer`: YouTube's player fails without a referrer (error 153).
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
  // The popup of an identity provider needs access to the page that opened it.
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  // Separates the site from other origins of the same domain. Chromium then runs the studio's preview
  // in a process of its own, so that letters appear on the page while the studio renders its form.
  { key: "Origin-Agent-Cluster", value: "?1" },
];

/**
 * Returns the security headers of every response that depend on the site's settings. The serving
 * layer writes them, so that one build serves every environment. The minimal content security
 * policy is for responses that aren't pages, and for deployments without the serving layer. Pages
 * get a policy of their own [SEC-4].
 */
export function settingsHeaders(env: Values): Header[] {
  const { parents, secure } = policyHosts(env);
  // Subdomains may belong to other services, so they are included only if the deployment asks for it.
  const scope = env["MARQUEE_HSTS_SUBDOMAINS"] === "1" ? "; includeSubDomains" : "";
  return [
    {
      key: "Content-Security-Policy",
      value:
        ["frame-ancestors 'self'", ...parents].join(" ") + "; object-src 'none'; base-uri 'none'",
    },
    ...(secure
      ? [{ key: "Strict-Transport-Security", value: `max-age=${TWO_YEARS}${scope}` }]
      : []),
  ];
}

/** Returns the security headers of every response. */
export const securityHeaders = (env: Values): Header[] => [
  ...fixedHeaders,
  ...settingsHeaders(env),
];
