import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { SHARE_TYPE, shareIdOf } from "../../../schemas/protocols/share.contract.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { lakeClient } from "../../support/stack/lake.ts";
import { testStack } from "../../support/stack/stack.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

const { preview, share } = interfaceTexts("en");
const path = "/en/shared-tram";
const HOUR = 3_600_000;

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

const words = { ...textBlock("What nobody has seen yet."), heading: "The tram at night" };
const page = pageDocument("shared-tram", [words, gate], { title: "The shared tram" });
const published = { ...page, blocks: [textBlock("What everybody reads.")] };

const storeDraft = (lake: SanityClient) =>
  lake.createOrReplace({ ...page, _id: `drafts.${page._id}` });

/** Stores a share link as the studio does, bypassing its interface. */
async function storeLink(
  lake: SanityClient,
  changes: object = {},
): Promise<{ id: string; link: string }> {
  const secret = randomBytes(32).toString("base64url");
  const id = await shareIdOf(secret);
  await lake.create({
    _id: id,
    _type: SHARE_TYPE,
    page: page._id,
    perspective: ["drafts"],
    until: new Date(Date.now() + HOUR).toISOString(),
    timeZone: "Europe/Berlin",
    madeBy: "test",
    ...changes,
  });
  return { id, link: `${urls.site}/en/shared-preview#${secret}` };
}

const bar = (visitor: Page) => visitor.getByRole("complementary", { name: preview.title });

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

const clear = async ({ lake }: { lake: SanityClient }) => {
  const own = `_type == "${SHARE_TYPE}" || _id in ["${page._id}", "drafts.${page._id}"]`;
  await lake.delete({ query: `*[${own}]` });
};
test.beforeEach(clear);
test.afterEach(clear);

test(
  "[PAGE-6] a shared link displays the draft as a visitor sees it, until the editor revokes it",
  { tag: "@all" },
  async ({ page: studio, lake, newVisitor }) => {
    await storeDraft(lake);
    await studioEditor(studio).openPage("en", page._id);
    await studio.getByRole("button", { name: "Share preview" }).click();
    await expect(studio.getByText("No active links")).toBeVisible();
    await studio.getByLabel("Expires").selectOption("In an hour");
    await studio.getByRole("button", { name: "Create link" }).click();
    const link = await studio.getByLabel("Preview link", { exact: true }).inputValue();
    const row = studio.getByTestId("share");
    await expect(row).toContainText("The shared tram");
    await expect(row).toContainText("created by");

    const { context, watch } = await newVisitor();
    const visitor = await context.newPage();
    expect((await context.request.get(path)).status()).toBe(404);
    const addresses: string[] = [];
    visitor.on("request", (request) => {
      addresses.push(request.url(), request.headers()["referer"] ?? "");
    });
    await visitor.goto(link);
    await expect(visitor).toHaveURL(path);
    await expect(visitor.getByText("What nobody has seen yet.")).toBeVisible();
    await expect(bar(visitor)).toContainText("Not published yet. You can view this preview until");
    // The secret is in the link's fragment, which browsers don't send. No requested address may
    // contain it.
    const secret = link.split("#")[1] ?? "";
    expect(
      addresses.filter((address) => address.includes(secret) && !address.includes("#")),
    ).toEqual([]);
    expect(await visitor.evaluate(() => document.cookie)).not.toContain("marquee_share");

    // A visitor with a share link sees the page without editing tools and with closed gates.
    const answer = await visitor.reload();
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    const html = (await answer?.text()) ?? "";
    expect(html).not.toContain("Behind the gate.");
    expect(html).not.toContain("data-sanity");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    await expect(visitor.getByRole("heading", { name: "For members" })).toBeVisible();
    expect(await cookieNames(context)).not.toContain("__prerender_bypass");
    expect(await axeProblems(visitor)).toEqual([]);
    const other = await newVisitor();
    expect((await other.context.request.get(path)).status()).toBe(404);

    await row.getByRole("button", { name: /^Revoke/ }).click();
    await expect(row).toHaveCount(0);
    // The studio must no longer display the revoked link, so that nobody copies it.
    await expect(studio.getByTestId("made-link")).toHaveCount(0);
    await visitor.reload();
    await expect(visitor).toHaveURL("/en/shared-preview");
    await expect(visitor.getByRole("heading", { name: share.overHeading })).toBeVisible();
    await expect(visitor.getByText("What nobody has seen yet.")).toHaveCount(0);
    await expect.poll(() => cookieNames(context)).not.toContain("marquee_share");
    await visitor.goto(link);
    await expect(visitor.getByRole("heading", { name: share.overHeading })).toBeVisible();
    await expect(visitor).toHaveURL("/en/shared-preview");
    expect(await axeProblems(visitor)).toEqual([]);
    expect(watch.foreign).toEqual([]);
  },
);

test("[PAGE-6] an expired link displays the published page, even with the link's cookie", async ({
  lake,
  newVisitor,
}) => {
  await lake.createOrReplace(published);
  await storeDraft(lake);
  const { id, link } = await storeLink(lake);
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText("What nobody has seen yet.")).toBeVisible();

  await lake
    .patch(id)
    .set({ until: new Date(Date.now() - 1_000).toISOString() })
    .commit();
  await visitor.reload();
  await expect(visitor.getByText("What everybody reads.")).toBeVisible();
  await expect(visitor.getByText("What nobody has seen yet.")).toHaveCount(0);
  await expect(bar(visitor)).toContainText(share.published);
  const payload = await context.request.get(path, { headers: { RSC: "1" } });
  expect(await payload.text()).not.toContain("What nobody has seen yet.");

  await bar(visitor).getByRole("button", { name: share.close }).click();
  await expect(visitor.getByText("What everybody reads.")).toBeVisible();
  await expect(bar(visitor)).toHaveCount(0);
  expect(await cookieNames(context)).not.toContain("marquee_share");
});

test(
  "[PAGE-6] leaving a shared preview leads to the published page, or to the home page without one",
  { tag: "@all" },
  async ({ lake, newVisitor }) => {
    await lake.createOrReplace(published);
    await storeDraft(lake);
    const { link } = await storeLink(lake);
    const { context } = await newVisitor();
    const visitor = await context.newPage();
    // Polls, because the site may have cached a 404 for this address in an earlier test.
    await expect.poll(async () => (await context.request.get(path)).status()).toBe(200);
    await visitor.goto(link);
    await bar(visitor).getByRole("button", { name: share.leave }).click();
    await expect(visitor).toHaveURL(path);
    await expect(visitor.getByText("What everybody reads.")).toBeVisible();
    await expect(bar(visitor)).toHaveCount(0);

    await lake.delete(page._id);
    await visitor.goto(link);
    await expect(visitor.getByText("What nobody has seen yet.")).toBeVisible();
    await bar(visitor).getByRole("button", { name: share.leave }).click();
    await expect(visitor).toHaveURL("/en");
  },
);

test("[SEC-2] opens a draft only for the secret of a stored, valid link", async ({
  lake,
  request,
}) => {
  await lake.createOrReplace(published);
  await storeDraft(lake);
  const longLink = await storeLink(lake, {
    until: new Date(Date.now() + 40 * 24 * HOUR).toISOString(),
  });
  const raw = await storeLink(lake, { perspective: ["raw"] });
  const { id } = await storeLink(lake);
  const secretOf = ({ link }: { link: string }) => link.split("#")[1] ?? "";
  const tried = [
    "made-up",
    randomBytes(32).toString("base64url"),
    id,
    id.split(".")[1] ?? "",
    page._id,
    secretOf(longLink),
    secretOf(raw),
  ];
  for (const secret of tried) {
    const opened = await request.post("/api/share", {
      data: secret,
      headers: { "content-type": "text/plain" },
    });
    expect(opened.status(), secret).toBe(404);
    const shown = await request.get(path, { headers: { cookie: `marquee_share=${secret}` } });
    expect(await shown.text(), secret).not.toContain("What nobody has seen yet.");
  }
  const nobody = lakeClient(testStack);
  const question = nobody.fetch(`*[_type == "${SHARE_TYPE}"]`);
  expect(await question.catch(() => "refused")).toBe("refused");
});

test("[SEC-2] returns 401 for the secret of Sanity's own share link", async ({ lake, request }) => {
  const _id = "sanity-preview-url-secret.share-access";
  const secret = randomBytes(16).toString("hex");
  const studioUrl = urls.studio;
  await lake.createOrReplace({ _id, _type: "sanity.previewUrlShareAccess", secret, studioUrl });
  try {
    const enable = `/api/draft-mode/enable?sanity-preview-pathname=/en&sanity-preview-secret=${secret}`;
    const answer = await request.get(enable, { maxRedirects: 0 });
    expect(answer.status()).toBe(401);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  } finally {
    await lake.delete(_id);
  }
});
