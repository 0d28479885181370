import type { FrameLocator, Locator, Page } from "@playwright/test";
import { createAccount } from "../../support/members/accounts.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { gateBlock, key, pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { unchanged } from "../../support/browsers/snapshot.ts";
import { answers } from "../../support/browsers/taken-over.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const { auth, preview } = interfaceTexts("en");
const path = "/en/preview-as";

const gate = (heading: string, rules: object) =>
  gateBlock([textBlock(`Inside, ${heading}.`)], { heading, rules, teaser: [] });

const stored = pageDocument("preview-as", [
  { ...textBlock("For everyone."), heading: "The corridor" },
  gate("the foyer", {}),
  gate("the booth", { secondFactor: true }),
  gate("the jury", { claim: { name: "role", value: "jury" } }),
  {
    ...textBlock("From the day after."),
    shown: { _type: "shown", from: "2044-05-03T18:00:00.000Z" },
  },
]);

/**
 * Returns the HTML of a page's main element without the parts that differ between renderings:
 * comments, empty templates, email addresses, the time at which a session is renewed, and React's generated ids.
 */
async function shown(within: Page | FrameLocator): Promise<string> {
  const main = within.locator("main");
  // Waits for the script of the sign-in prompts. It loads after the page, and inserts the member's
  // data into the prompts.
  await unchanged(main);
  return main.evaluate((element) =>
    element.innerHTML
      .replaceAll(/<!--.*?-->|<template[^>]*><\/template>/g, "")
      .replaceAll(/\S+@\S+?\.(?:test|com)/g, "somebody")
      .replaceAll(/(sessionRenewsAt&quot;:)\w+/g, "$1")
      .replaceAll(/_r_\w+_|_R_\w+_/g, "id"),
  );
}

const bar = (within: Page | FrameLocator): Locator =>
  within.getByRole("complementary", { name: preview.title });

/** Waits until React has hydrated a control, because earlier clicks are lost. */
const isAlive = (control: Locator) => expect.poll(() => answers(control)).toBe(true);

/** Operates a control of a tab's preview as soon as it responds, and waits for the reload. */
async function withReload(control: Locator, operate: () => Promise<unknown>): Promise<void> {
  await isAlive(control);
  const loaded = control.page().waitForEvent("load");
  await operate();
  await loaded;
}

test(
  "[PAGE-6][GATE-2] preview as: an editor sees what the chosen visitor or member receives",
  { tag: "@all" },
  async ({ page, lake, visitor, newVisitor, publishPage }) => {
    // The draft equals the published page. An editor's preview must therefore equal the page that
    // visitors and members receive.
    await publishPage(stored, {});
    const frame = page.frameLocator("iframe");
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 1440, height: 900 });

    await test.step("the studio's preview opens every gate and marks content for editing", async () => {
      await page.goto(`${urls.studio}/presentation?preview=${encodeURIComponent(path)}`);
      await expect(frame.getByText("Inside, the jury.")).toBeVisible();
      await expect(frame.locator("main [data-sanity]").first()).toBeAttached();
    });

    await test.step("the keyboard alone selects a visitor in the studio's preview", async () => {
      const opener = bar(frame).locator("button[popovertarget]");
      await opener.focus();
      await page.keyboard.press("Enter");
      const person = bar(frame).getByLabel(preview.person);
      await expect(person).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(person).toBeFocused();
      await isAlive(person);
      // The first letter selects the option and loads the page again. No other key may be pressed
      // meanwhile, because the browser would never confirm it.
      await page.keyboard.press(preview.visitor.charAt(0));
      await expect(frame.getByText("Inside, the foyer.")).toHaveCount(0);
      await expect(opener).toContainText(preview.visitor);
    });

    await test.step("matches a visitor's page as a visitor", async () => {
      // Sets the cookie that an ended session leaves. The preview must ignore it: with this cookie, a
      // gate displays a message about the ended session.
      await tab.context().addCookies([{ name: "marquee_signed_in", value: "1", url: urls.site }]);
      await tab.goto(path);
      await visitor.goto(path);
      await expect(tab.getByRole("heading", { name: "the foyer" })).toBeVisible();
      expect(await shown(tab)).toBe(await shown(visitor));
      expect(await shown(tab)).not.toContain("Inside");
      expect(await tab.content()).not.toContain("Inside, the");
    });

    await test.step("matches a member's page as a member without a second factor", async () => {
      const person = bar(tab).getByLabel(preview.person);
      await withReload(person, () => person.selectOption({ label: preview.oneStep }));
      await expect(person).toBeFocused();
      await expect(tab.getByText("Inside, the foyer.")).toBeVisible();
      const { context } = await newVisitor();
      const member = await context.newPage();
      await member.goto(`/en/sign-in?from=${path}`);
      await fillCredentials(member, await createAccount({ emailVerified: true }));
      await expect(member).toHaveURL(path);
      await expect(member.getByRole("button", { name: auth.signOut })).toBeVisible();
      expect(await shown(tab)).toBe(await shown(member));
      expect(await tab.content()).not.toMatch(/Inside, the (?:booth|jury)/);
    });

    await test.step("signing out of a previewed member selects a visitor", async () => {
      const signOut = tab.getByRole("banner").getByRole("button", { name: auth.signOut });
      await withReload(signOut, () => signOut.click());
      await expect(bar(tab).getByLabel(preview.person)).toHaveValue("visitor");
      await expect(tab.getByText("Inside, the foyer.")).toHaveCount(0);
    });

    await test.step("displays blocks and releases that are scheduled by the chosen time", async () => {
      const releaseId = `rpreview${key()}`;
      await lake.releases.create({ releaseId, metadata: { releaseType: "scheduled" } });
      const _id = `versions.${releaseId}.${stored._id}`;
      await lake.create({ ...stored, _id, title: "In two decades" });
      await lake.releases.schedule({ releaseId, publishAt: "2044-05-04T10:00:00.000Z" });
      await expect(tab).toHaveTitle(/preview-as/);
      await expect(tab.getByText("From the day after.")).toHaveCount(0);
      const time = bar(tab).getByLabel(preview.at);
      await withReload(time, async () => {
        await time.fill("2044-05-05T12:00");
        await time.blur();
      });
      await expect(tab.getByText("From the day after.")).toBeVisible();
      await expect(tab).toHaveTitle(/In two decades/);
      // The focus must be restored after the reload.
      await expect(time).toBeFocused();
      await expect(time).toHaveValue("2044-05-05T12:00");
      const now = bar(tab).getByRole("button", { name: preview.now });
      await withReload(now, () => now.click());
      await expect(tab.getByText("From the day after.")).toHaveCount(0);
      await expect(tab).toHaveTitle(/preview-as/);
      await expect(time).toBeFocused();
      await lake.releases.unschedule({ releaseId });
      await lake.releases.archive({ releaseId });
      await lake.releases.delete({ releaseId });
    });

    await test.step("axe finds no violations in the preview bar, and the page starts below it", async () => {
      expect(await axeProblems(tab, "aside")).toEqual([]);
      await tab.setViewportSize({ width: 390, height: 800 });
      await bar(tab).locator("button[popovertarget]").click();
      await expect(bar(tab).getByLabel(preview.person)).toBeVisible();
      expect(await axeProblems(tab, "aside")).toEqual([]);
      const edge = await bar(tab).boundingBox();
      const header = await tab.getByRole("banner").boundingBox();
      expect(header?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0) - 1);
    });

    await test.step("one button of the studio's preview returns to editing", async () => {
      await bar(frame).getByRole("button", { name: "Edit" }).click();
      await expect(frame.getByText("Inside, the jury.")).toBeVisible();
      await expect(bar(frame).getByText("Read-only")).toHaveCount(0);
    });
  },
);

test("[SEC-4][GATE-2] without draft mode the choice has no effect and can't be set", async ({
  request,
  publishPage,
}) => {
  await publishPage(stored, {});
  const cookie =
    "marquee_preview_as=person%3Dmember%253Frole%253Djury%26light%3Ddark%26motion%3Ddevice%26at%3D";
  // The site may have cached that the page did not exist.
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  for (const more of ["", "; __prerender_bypass=made-up", "; marquee_session=made-up"]) {
    const response = await request.get(path, { headers: { cookie: `${cookie}${more}` } });
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html).toContain("the foyer");
    expect(html).not.toMatch(/Inside|data-sanity|From the day after/);
    expect(html).not.toContain(preview.person);
  }
  const form = { person: "member", light: "device", motion: "device", at: "", consent: "accepted" };
  const refused = await request.post("/api/preview-as", {
    form,
    headers: { cookie: "__prerender_bypass=made-up" },
  });
  expect(refused.status()).toBe(403);
  expect(refused.headers()["set-cookie"] ?? "").not.toContain("marquee");
});
