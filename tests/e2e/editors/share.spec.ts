import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { SHARE_TYPE, shareIdOf } from "../../../schemas/protocols/share.contract.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { gateBlock, pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { lakeClient } from "../../support/stack/lake.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const { preview, share } = interfaceTexts("en");
const path = "/en/shared-tram";
const HOUR = 3_600_000;

const gate = gateBlock([textBlock("Behind the gate.")], { heading: "For members", teaser: [] });

const words = { ...textBlock("What nobody has seen yet."), heading: "The tram at night" };
const page = pageDocument("shared-tram", [words, gate], { title: "The shared tram" });
const published = { ...page, blocks: [textBlock("What everybody reads.")] };

const storeDraft = (lake: SanityClient) =>
  lake.createOrReplace({ ...page, _id: `drafts.${page._id}` });

/** Stores a share link as the studio does, bypassing its interface. */
async function storeLink(lake: SanityClient, changes: object = {}) {
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
  return { id, secret, link: `${urls.site}/en/shared-preview#${secret}` };
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
  async ({ page: studio, lake, editor, newVisitor }) => {
    await storeDraft(lake);
    await editor.openPage("en", page._id);
    await editor.openPanel("Share preview");
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
    const response = await visitor.reload();
    expect(response?.headers()["cache-control"]).toContain("no-store");
    const html = (await response?.text()) ?? "";
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
  visitor,
}) => {
  await lake.createOrReplace(published);
  await storeDraft(lake);
  const { id, link } = await storeLink(lake);
  const draft = visitor.getByText("What nobody has seen yet.");
  const everybody = visitor.getByText("What everybody reads.");
  const entry = await visitor.goto(link);
  await expect(draft).toBeVisible();
  const shown = await visitor.reload();
  // YouTube's player needs a referrer. The secret is in the link's fragment, which no referrer contains.
  for (const response of [entry, shown]) {
    expect(response?.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }

  const until = new Date(Date.now() - 1_000).toISOString();
  await lake.patch(id).set({ until }).commit();
  await visitor.reload();
  await expect(everybody).toBeVisible();
  await expect(draft).toHaveCount(0);
  await expect(bar(visitor)).toContainText(share.published);
  const payload = await visitor.request.get(path, { headers: { RSC: "1" } });
  expect(await payload.text()).not.toContain("What nobody has seen yet.");

  await bar(visitor).getByRole("button", { name: share.close }).click();
  await expect(bar(visitor)).toHaveCount(0);
  await expect(everybody).toBeVisible();
  expect(await cookieNames(visitor.context())).not.toContain("marquee_share");
});

test("[SEC-2] opens a draft only for the secret of a stored, valid link", async ({
  lake,
  request,
}) => {
  await lake.createOrReplace(published);
  await storeDraft(lake);
  const until = new Date(Date.now() + 40 * 24 * HOUR).toISOString();
  const invalid = [{ until }, { perspective: ["raw"] }].map((each) => storeLink(lake, each));
  const { id } = await storeLink(lake);
  const tried = [
    "made-up",
    randomBytes(32).toString("base64url"),
    id,
    id.split(".")[1] ?? "",
    page._id,
    ...(await Promise.all(invalid)).map(({ secret }) => secret),
  ];
  const headers = { "content-type": "text/plain" };
  for (const secret of tried) {
    const opened = await request.post("/api/share", { data: secret, headers });
    expect(opened.status(), secret).toBe(404);
    const shown = await request.get(path, { headers: { cookie: `marquee_share=${secret}` } });
    expect(await shown.text(), secret).not.toContain("What nobody has seen yet.");
  }
  await expect(lakeClient(testStack).fetch(`*[_type == "${SHARE_TYPE}"]`)).rejects.toThrow();
});
