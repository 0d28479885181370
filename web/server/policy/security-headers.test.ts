import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const headersOf = (env: Record<string, string>) =>
  Object.fromEntries(securityHeaders(env).map(({ key, value }) => [key, value]));

const https = { MARQUEE_SITE_URL: "https://nightlight.test" };

test("[SEC-4] makes browsers use https for two years, for subdomains only on request", () => {
  const hsts = (env: Record<string, string>) => headersOf(env)["Strict-Transport-Security"];
  for (const env of [https, { ...https, MARQUEE_HSTS_SUBDOMAINS: "0" }])
    expect(hsts(env)).toBe("max-age=63072000");
  const wide = hsts({ ...https, MARQUEE_HSTS_SUBDOMAINS: "1" });
  expect(wide).toBe("max-age=63072000; includeSubDomains");
  expect(hsts({ MARQUEE_SITE_URL: "http://localhost:3000" })).toBeUndefined();
});

test("[SEC-4] allows no plugin, no base address and no frame but the studio's on any response", () => {
  const policy = (studio: string) =>
    headersOf({ NEXT_PUBLIC_SANITY_STUDIO_URL: studio })["Content-Security-Policy"];
  const own = "frame-ancestors 'self' https://studio.test; object-src 'none'; base-uri 'none'";
  for (const studio of ["https://studio.test/desk", "https://studio.test/;script-src *"])
    expect(policy(studio)).toBe(own);
  expect(policy("")).toContain("frame-ancestors 'self' http://localhost:3333;");
});

test("[SEC-4] sends other hosts no path and no query as the referrer", () => {
  expect(headersOf(https)).toMatchObject({
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  });
});
