import type { Response } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gatedPages, leaksIn } from "../support/canary.ts";
import { root } from "../support/places.ts";
import { expect, test } from "../support/test.ts";
import { memberTokens, openSession, unsignedSession, withClaims } from "../support/tokens.ts";

const paths = Object.values(gatedPages);

test("[GATE-2] a signed-out browser receives no byte of gated content, whatever it follows", async ({
  page,
}) => {
  const leaks: string[] = [];
  const bodies: Promise<number>[] = [];
  const read = async (response: Response) => {
    const isStream = response.headers()["content-type"]?.startsWith("text/event-stream");
    if (isStream || response.status() >= 300) return 0;
    const text = (await response.body()).toString();
    if (leaksIn(text).length > 0) leaks.push(response.url());
    return text.length;
  };
  page.on("response", (response) => bodies.push(read(response).catch(() => 0)));
  for (const path of paths) {
    await page.goto(path);
    await page.locator("footer").scrollIntoViewIfNeeded();
    expect(leaksIn(await page.content())).toEqual([]);
  }
  const sizes = await Promise.all(bodies);
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(10);
  expect(leaks).toEqual([]);
});

const ways: Record<string, { suffix?: string; headers?: Record<string, string> }> = {
  "as HTML": {},
  "as an RSC payload": { headers: { RSC: "1" } },
  "as an RSC payload with its cache key": { suffix: "?_rsc=abcde", headers: { RSC: "1" } },
  prefetched: { headers: { RSC: "1", "Next-Router-Prefetch": "1" } },
  "prefetched as a tree of segments": {
    headers: { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  },
  "by the name of the payload's file": { suffix: ".rsc" },
  "as a head request's body": { headers: { "X-HTTP-Method-Override": "HEAD" } },
};

for (const [name, { suffix = "", headers = {} }] of Object.entries(ways)) {
  test(`[GATE-2] a gated page asked for ${name} is its teaser`, async ({ request }) => {
    for (const path of paths) {
      const twin = path.replace(/^\/(\w+)\//, "/$1/member/");
      for (const address of [path, twin]) {
        const response = await request.get(`${address}${suffix}`, { headers });
        expect(response.status()).toBeLessThan(500);
        expect(leaksIn(await response.text())).toEqual([]);
      }
    }
  });
}

test("[GATE-2] no file that the site serves to browsers holds gated content", () => {
  const folder = join(root, "web/dist/e2e/static");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(?:js|css|json|map)$/.test(file.name));
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts) {
    const text = readFileSync(join(file.parentPath, file.name), "utf8");
    expect(leaksIn(text), file.name).toEqual([]);
  }
});

test("[GATE-2] what search engines are given holds no gated content", async ({ request }) => {
  for (const path of ["/sitemap.xml", "/robots.txt"]) {
    const response = await request.get(path);
    expect(leaksIn(await response.text())).toEqual([]);
  }
});

test("[GATE-2] the member's page shows the sentence to a member: the test can see it", async ({
  request,
}) => {
  const session = await openSession((await memberTokens()).idToken);
  const response = await request.get(gatedPages.en, {
    headers: { cookie: `marquee_session=${session}` },
  });
  expect(leaksIn(await response.text())).not.toEqual([]);
  expect(response.headers()["cache-control"]).toMatch(/no-store/);
});

type Forgery = (member: { idToken: string; uid: string }) => Promise<string> | string;

const forgeries: Record<string, Forgery> = {
  "is no token at all": () => "let-me-in",
  "nobody signed": ({ uid }) => unsignedSession(uid),
  "has expired": async ({ idToken }) =>
    withClaims(await openSession(idToken), { exp: Math.floor(Date.now() / 1000) - 60 }),
  "was altered": async ({ idToken }) =>
    withClaims(await openSession(idToken), { email: "someone@else.test" }),
  "is an ID token": ({ idToken }) => idToken,
  "is far too long": () => "a.".repeat(3_000),
};

for (const [name, forge] of Object.entries(forgeries)) {
  test(`[GATE-2][SEC-3] a session cookie that ${name} opens nothing`, async ({ request }) => {
    const cookie = `marquee_session=${await forge(await memberTokens())}`;
    for (const headers of [{ cookie }, { cookie, RSC: "1" }]) {
      const response = await request.get(gatedPages.en, { headers });
      expect(response.status()).toBe(200);
      const text = await response.text();
      expect(leaksIn(text)).toEqual([]);
      expect(text).toContain("It lasts twelve minutes.");
    }
  });
}
