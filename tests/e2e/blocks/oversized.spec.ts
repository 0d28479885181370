import { expect, test } from "../../support/test.ts";

const OVERSIZED = 2_000_000;

test("[SEC-5] each endpoint refuses an oversized body or query, and the site responds afterwards", async ({
  request,
}) => {
  for (const [path, status] of [
    // Before the secret is compared.
    ["/api/revalidate", 413],
    ["/api/share", 413],
    ["/api/share/leave", 413],
    ["/api/draft-mode/perspective", 413],
    ["/api/preview-as", 413],
    ["/__/auth/handler", 413],
    ["/api/session", 413],
    ["/api/live", 405],
    ["/api/animation", 405],
    ["/api/draft-mode/enable", 405],
    ["/api/draft-mode/disable", 405],
    ["/sitemap.xml", 405],
    ["/en", 405],
  ] as const) {
    const response = await request.post(path, {
      data: Buffer.alloc(OVERSIZED, "a"),
      headers: { "content-type": "application/json" },
    });
    expect(response.status(), path).toBe(status);
  }
  for (const [path, status] of [
    ["/api/live?since=0&tags=", 400],
    ["/api/animation?sig=a&src=", 400],
  ] as const) {
    expect((await request.get(`${path}${"a".repeat(12_000)}`)).status(), path).toBe(status);
  }
  expect((await request.get("/en")).status()).toBe(200);
});
