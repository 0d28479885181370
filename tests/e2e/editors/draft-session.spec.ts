import { DRAFT_COOKIE } from "../../../web/editors/draft/draft-cookie.ts";
import { NEXT_DRAFT_COOKIE } from "../../../web/editors/draft/next-draft-cookie.ts";
import {
  cookieHeader,
  cookiesOf,
  enableDrafts,
  openDrafts,
  storePreviewSecret,
  storeSecretAs,
} from "../../support/editors/draft-session.ts";
import { gateBlock, pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const hidden = ["What the draft says.", "Behind the gate.", "From the day after."];

const gate = gateBlock([textBlock("Behind the gate.")], { heading: "For members", teaser: [] });
const later = {
  ...textBlock("From the day after."),
  shown: { _type: "shown", from: "2044-05-03T18:00:00.000Z" },
};
const stored = pageDocument("draft-session", [textBlock("What everybody reads."), gate, later]);

/**
 * Requests the page with a `Cookie` header. Returns the draft, gated and scheduled texts that the
 * response contains.
 */
async function seenWith(cookie: string): Promise<string[]> {
  const response = await fetch(`${urls.site}/en/draft-session`, { headers: { cookie } });
  const html = await response.text();
  return hidden.filter((text) => html.includes(text));
}

test.beforeEach(async ({ publishPage }) => {
  await publishPage(stored, { blocks: [textBlock("What the draft says."), gate, later] });
});

test("[PAGE-6][GATE-2] renders no draft, gated or scheduled content for Next.js' draft cookie or the session alone", async ({
  lake,
}) => {
  const { secret } = await storePreviewSecret(lake);
  const cookies = cookiesOf(await enableDrafts(urls.site, secret));
  const next = cookies.get(NEXT_DRAFT_COOKIE) ?? "";
  const session = cookies.get(DRAFT_COOKIE) ?? "";
  expect([next.length > 16, session.length > 64]).toEqual([true, true]);
  expect(await seenWith(cookieHeader(cookies))).toEqual(hidden);

  const [head = "", body = ""] = session.split(".");
  for (const cookie of [
    `${NEXT_DRAFT_COOKIE}=${next}`,
    `${NEXT_DRAFT_COOKIE}=${next}; ${DRAFT_COOKIE}=made-up`,
    `${NEXT_DRAFT_COOKIE}=${next}; ${DRAFT_COOKIE}=${head}.${body}.`,
    `${DRAFT_COOKIE}=${session}`,
  ]) {
    expect(await seenWith(cookie), cookie).toEqual([]);
  }
});

test("[PAGE-6] closes drafts for every copy of the cookie when the editor leaves the preview", async ({
  lake,
  request,
}) => {
  const [cookie, other] = [await openDrafts(urls.site, lake), await openDrafts(urls.site, lake)];
  expect(await seenWith(cookie)).toEqual(hidden);
  const leave = (referer: string) =>
    request.get(`${urls.site}/api/draft-mode/disable?to=/en`, {
      headers: { cookie, referer, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
      maxRedirects: 0,
    });
  expect((await leave("https://evil.example/")).status()).toBe(403);
  expect(await seenWith(cookie)).toEqual(hidden);
  const left = await leave(`${urls.studio}/`);
  expect(left.headers()["set-cookie"]).toContain(`${DRAFT_COOKIE}=;`);
  expect(await seenWith(cookie)).toEqual([]);
  expect(await seenWith(other)).toEqual(hidden);
});

test("[SEC-2] redirects to a path of this site after enabling drafts, whatever path is requested", async ({
  lake,
}) => {
  const { secret } = await storePreviewSecret(lake);
  const asked = [
    "/en/..//evil.example",
    "//evil.example",
    "/\\evil.example",
    "/en/../\\/evil.example",
    "https://evil.example/x",
    "javascript:alert(1)",
    "/en/%2e%2e//evil.example",
  ];
  const led: string[] = [];
  for (const path of asked) {
    const response = await enableDrafts(urls.site, secret, path);
    led.push(response.headers.get("location") ?? "nowhere");
  }
  const origins = led.map((location) => new URL(location, urls.site).origin);
  expect(origins).toEqual(asked.map(() => urls.site));
  const response = await enableDrafts(urls.site, secret, "/en/draft-session?a=b");
  expect(response.headers.get("location")).toBe("/en/draft-session?a=b");
});

test("[SEC-2] returns 401 for a secret with the ID of somebody else than its author", async ({
  lake,
}) => {
  const { secret } = await storeSecretAs(lake);
  expect((await enableDrafts(urls.site, secret)).status).toBe(401);
  const own = await storePreviewSecret(lake);
  await lake.patch(own.id).set({ secret }).commit();
  expect((await enableDrafts(urls.site, secret)).status).toBe(401);
});

test("[SEC-2] returns 401 for a made-up secret and for Sanity's share secret", async ({ lake }) => {
  const _id = "sanity-preview-url-secret.share-access";
  const secret = "c2hhcmVkLXNlY3JldC1vZi1zYW5pdHk";
  await lake.createOrReplace({
    _id,
    _type: "sanity.previewUrlShareAccess",
    secret,
    studioUrl: urls.studio,
  });
  const headers = { origin: urls.studio };
  const paths = {
    film: "address=https%3A%2F%2Fvimeo.com%2F1",
    weight: "path=%2Fen&perspective=drafts",
    "preview-check": "project=marquee&dataset=production",
    "interface-texts": "",
    "animation/check": `address=${encodeURIComponent(`${urls.lake}/v1/auth/login/pLocalEditor?origin=${urls.site}/`)}`,
  };
  try {
    for (const each of [secret, "bWFkZS11cC1zZWNyZXQ", ""]) {
      expect((await enableDrafts(urls.site, each)).status).toBe(401);
      for (const [path, query] of Object.entries(paths)) {
        const address = `${urls.site}/api/${path}?secret=${each}&${query}`;
        const response = await fetch(address, { headers });
        expect(response.status, address).toBe(401);
        expect(await response.text()).not.toMatch(/sid=|localhost/);
        const foreign = await fetch(address, { headers: { origin: "https://elsewhere.example" } });
        expect(foreign.status, address).toBe(403);
      }
    }
    const elsewhere = "path=%2F%2Felsewhere.example%2F&perspective=drafts";
    const asked = await fetch(`${urls.site}/api/weight?secret=${secret}&${elsewhere}`, { headers });
    expect(asked.status).toBe(400);
  } finally {
    await lake.delete(_id);
  }
});

test(
  "[PAGE-6] renews the draft session after an hour in the Preview tool",
  { tag: "@all" },
  async ({ page, context }) => {
    const session = async () =>
      (await context.cookies(urls.site)).find(({ name }) => name === DRAFT_COOKIE)?.value ?? "";
    await page.clock.install();
    await page.goto(`${urls.studio}/presentation?preview=%2Fen%2Fdraft-session`);
    const draft = page.frameLocator("iframe").getByText("What the draft says.");
    await expect(draft).toBeVisible();
    const first = await session();
    expect(first.length).toBeGreaterThan(64);
    await page.clock.fastForward(60 * 60_000);
    await expect.poll(session).not.toBe(first);
    await expect(draft).toBeVisible();
  },
);
