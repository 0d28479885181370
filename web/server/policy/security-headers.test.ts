import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const headersOf = (env: Record<string, string>) =>
  Object.fromEntries(securityHeaders(env).map(({ key, value }) => [key, value]));

const https = { MARQUEE_SITE_URL: "https://nightlight.test" };

test("[SEC-4] makes browsers use https for two years, for subdomains only on request", () => {
  const name = "Strict-Transport-Security";
  expect(headersOf(https)[name]).toBe("max-age=63072000");
  expect(headersOf({ ...https, MARQUEE_HSTS_SUBDOMAINS: "0" })[name]).toBe("max-age=63072000");
  expect(headersOf({ ...https, MARQUEE_HSTS_SUBDOMAINS: "1" })[name]).toBe(
    "max-age=63072000; includeSubDomains",
  );
  expect(headersOf({ MARQUEE_SITE_URL: "http://localhost:3000" })[name]).toBeUndefined();
});

test("[SEC-4] allows no plugin, no base address and no frame but the studio's on any response", () => {
  const policy = (studio: string) =>
    headersOf({ NEXT_PUBLIC_SANITY_STUDIO_URL: studio })["Content-Security-Policy"];
  expect(policy("https://studio.test/desk")).toBe(
    "frame-ancestors 'self' https://studio.test; object-src 'none'; base-uri 'none'",
  );
  expect(policy("https://studio.test/;script-src *")).toBe(
    "frame-ancestors 'self' https://studio.test; object-src 'none'; base-uri 'none'",
  );
  expect(policy("")).toContain("frame-ancestors 'self' http://localhost:3333;");
});

test("[SEC-4] sends other hosts no path and no query as the referrer", () => {
  expect(headersOf(https)).toMatchObject({
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  });
});
