import { expect, test } from "vitest";
import { exchange } from "../exchange.fixture.ts";
import { withSettingsHeaders } from "./write-headers.ts";

const env = {
  NEXT_PUBLIC_SANITY_STUDIO_URL: "https://studio.test",
  MARQUEE_SITE_URL: "https://nightlight.test",
};

/** Returns the headers of a response whose path the configuration of Next.js gives a policy, if `own` is set. */
async function headersOf(url: string, own?: string) {
  const { request, response } = exchange(url);
  await withSettingsHeaders(async (_, given) => {
    if (own !== undefined) given.setHeader("Content-Security-Policy", own);
  }, env)(request, response);
  return response.getHeaders();
}

test("[PROD-1][SEC-4] adds the headers of the environment to a response", async () => {
  expect(await headersOf("/api/health")).toMatchObject({
    "content-security-policy": expect.stringContaining("https://studio.test"),
    "strict-transport-security": "max-age=63072000",
  });
});

test("[SEC-4] leaves the policy that Next.js sets for a path, and gives the framed page of the preview check its own", async () => {
  const own = await headersOf("/cdn/file.svg", "sandbox");
  expect(own["content-security-policy"]).toBe("sandbox");
  const headers = await headersOf("/api/preview-check/frame?x=1");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'sha256-.*frame-ancestors 'self' https:\/\/studio\.test$/,
  );
});
