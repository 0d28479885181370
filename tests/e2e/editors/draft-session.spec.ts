import type { SanityClient } from "@sanity/client";
import { DRAFT_COOKIE } from "../../../web/editors/draft/draft-cookie.ts";
import { NEXT_DRAFT_COOKIE } from "../../../web/editors/draft/internals/next-draft-cookie.ts";
import {
  cookieHeader,
  cookiesOf,
  enableDrafts,
  openDrafts,
  storePreviewSecret,
} from "../../support/editors/draft-session.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { withEditor } from "../../support/editors/studio-people.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

const hidden = ["What the draft says.", "Behind the gate.", "From the day after."];

const gate = {
  _key: key(),
  _type: "signInGate",
  version: 2,
  heading: "For members",
  promise: "What members get.",
  rules: {},
  teaser: [],
  blocks: [textBlock("Behind the gate.")],
  tone: "inverted",
};
const later = {
  ...textBlock("From the day after."),
  shown: { _type: "shown", from: "2044-05-03T18:00:00.000Z" },
};
const stored = pageDocument("draft-session", [textBlock("What everybody reads."), gate, later]);

const publish = async (lake: SanityClient) => {
  await lake.createOrReplace(stored);
  const blocks = [textBlock("What the draft says."), gate, later];
  await lake.createOrReplace({ ...stored, _id: `drafts.${stored._id}`, blocks });
};

/**
 * Requests the page with a `Cookie` header. Returns the draft, gated and scheduled texts that the
 * response contains.
 */
async function seenWith(cookie: string): Promise<string[]> {
  const response = await fetch(`${urls.site}/en/draft-session`, { headers: { cookie } });
  const html = await response.text();
  return hidden.filter((text) => html.includes(text));
}

test.beforeEach(({ lake }) => publish(lake));
test.afterEach(({ lake }) =>
  lake.delete({ query: "*[_id in $ids]", params: { ids: [stored._id, `drafts.${stored._id}`] } }),
);

test("[PAGE-6][GATE-2] renders no draft, gated or scheduled content for Next.js' draft cookie or the session alone", async ({
  lake,
}) => {
  const { secret } = await storePreviewSecret(lake);
  const cookies = cookiesOf(await enableDrafts(urls.site, secret));
  const next = cookies.get(NEXT_DRAFT_COOKIE) ?? "";
  const session = cookies.get(DRAFT_COOKIE) ?? "";
  expect([next.length > 16, session.length > 64]).toEqual([true, true]);
  expect(await seenWith(cookieHeader(cookies))).toEqual(hidden);

  expect(await seenWith(`${NEXT_DRAFT_COOKIE}=${next}`)).toEqual([]);
  expect(await seenWith(`${NEXT_DRAFT_COOKIE}=${next}; ${DRAFT_COOKIE}=made-up`)).toEqual([]);
  expect(await seenWith(`${DRAFT_COOKIE}=${session}`)).toEqual([]);
  const [head = "", body = ""] = session.split(".");
  expect(await seenWith(`${NEXT_DRAFT_COOKIE}=${next}; ${DRAFT_COOKIE}=${head}.${body}.`)).toEqual(
    [],
  );
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

test(
  "[PAGE-6] closes drafts within a minute when the editor loses their rights, or the secret is deleted",
  { tag: "@all" },
  async ({ lake }) => {
    const ada = { name: "Ada", email: "ada-who-leaves@example.com" };
    const deleted = await storePreviewSecret(lake);
    const ofDeleted = cookieHeader(cookiesOf(await enableDrafts(urls.site, deleted.secret)));
    let ofAda = "";
    await withEditor(ada, async () => {
      const project = await lake.request<{ members: { id: string }[] }>({
        uri: "/projects/marquee",
      });
      const id = project.members.map((member) => member.id).find((each) => each !== "pLocalEditor");
      const opened = async () => {
        const { secret } = await storePreviewSecret(lake, id ?? "");
        return enableDrafts(urls.site, secret);
      };
      // Polls, because the site caches the list of the project's editors for ten seconds.
      await expect
        .poll(async () => (await opened()).status, { timeout: 30_000, intervals: [2_000] })
        .toBe(307);
      ofAda = cookieHeader(cookiesOf(await opened()));
      expect([await seenWith(ofAda), await seenWith(ofDeleted)]).toEqual([hidden, hidden]);
    });
    await lake.delete(deleted.id);
    await expect
      .poll(async () => [await seenWith(ofAda), await seenWith(ofDeleted)], { timeout: 60_000 })
      .toEqual([[], []]);
  },
);

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
      }
    }
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
    const frame = page.frameLocator("iframe");
    await expect(frame.getByText("What the draft says.")).toBeVisible({ timeout: 90_000 });
    const first = await session();
    expect(first.length).toBeGreaterThan(64);
    await page.clock.fastForward(60 * 60_000);
    await expect.poll(session, { timeout: 60_000 }).not.toBe(first);
    await expect(frame.getByText("What the draft says.")).toBeVisible({ timeout: 60_000 });
  },
);
