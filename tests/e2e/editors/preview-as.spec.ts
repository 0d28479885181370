import type { FrameLocator, Locator, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { createAccount, updateAccount } from "../../support/members/accounts.ts";
import { addAuthenticator, authenticatorCode } from "../../support/members/authenticator.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { unchanged } from "../../support/browsers/snapshot.ts";
import { answers } from "../../support/browsers/taken-over.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const { auth, consent, preview, site } = interfaceTexts("en");
const path = "/en/preview-as";

const gate = (heading: string, rules: object) => ({
  _key: key(),
  _type: "signInGate",
  version: 2,
  heading,
  promise: `What is behind: ${heading}.`,
  rules,
  teaser: [],
  blocks: [textBlock(`Inside, ${heading}.`)],
  tone: "inverted",
});

const translation = (id: string) => ({
  _key: key(),
  _type: "reference",
  _ref: id,
  _weak: true,
});

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
 * Stores the page as a published document and as an identical draft. An editor's preview must therefore equal the page
 * that visitors and members receive.
 */
async function publish(lake: SanityClient): Promise<void> {
  const german = pageDocument("vorschau-als", [textBlock("Für alle.")], { language: "de" });
  await lake.createOrReplace({ ...german, translations: [translation(stored._id)] });
  const translated = { ...stored, translations: [translation(german._id)] };
  await lake.createOrReplace(translated);
  await lake.createOrReplace({ ...translated, _id: `drafts.${stored._id}` });
}

/** Schedules a release that changes the page's title. Disposing the result deletes the release. */
async function scheduledRelease(lake: SanityClient): Promise<AsyncDisposable> {
  const releaseId = `rpreview${key()}`;
  const publishAt = "2044-05-04T10:00:00.000Z";
  await lake.releases.create({ releaseId, metadata: { releaseType: "scheduled" } });
  const { _id, ...document } = { ...stored, title: "In two decades" };
  await lake.create({ ...document, _id: `versions.${releaseId}.${_id}` });
  await lake.releases.schedule({ releaseId, publishAt });
  return {
    [Symbol.asyncDispose]: async () => {
      await lake.releases.unschedule({ releaseId });
      await lake.releases.archive({ releaseId });
      await lake.releases.delete({ releaseId });
    },
  };
}

const ownDocuments = (lake: SanityClient) =>
  lake.delete({
    query: '*[_id in ["page-en-preview-as", "drafts.page-en-preview-as", "page-de-vorschau-als"]]',
  });

/**
 * Returns the HTML of a page's main element without the parts that differ between renderings:
 * comments, empty templates, email addresses and React's generated ids.
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
      .replaceAll(/_r_\w+_|_R_\w+_/g, "id"),
  );
}

const bar = (within: Page | FrameLocator): Locator =>
  within.getByRole("complementary", { name: preview.title });

/** Waits until React has hydrated a control, because earlier clicks are lost. */
const isAlive = (control: Locator) => expect.poll(() => answers(control)).toBe(true);

/** Selects an option in the preview bar of a tab and waits for the reload. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const select = bar(page).getByLabel(field);
  await isAlive(select);
  const loaded = page.waitForEvent("load");
  await select.selectOption({ label: option });
  await loaded;
  await expect(select).toBeFocused();
}

/** Signs in on the site and opens the page, in a browser without a session. */
async function enter(page: Page, account: { email: string; password: string; secret?: string }) {
  await page.goto(`/en/sign-in?from=${path}`);
  await fillCredentials(page, account);
  if (account.secret) {
    const { form } = auth;
    await page.getByLabel(form.code, { exact: true }).fill(authenticatorCode(account.secret));
    await page.getByRole("button", { name: form.confirmCode, exact: true }).click();
  }
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("button", { name: auth.signOut })).toBeVisible();
}

test(
  "[PAGE-6][GATE-2] preview as: an editor sees what the chosen visitor or member receives",
  { tag: "@all" },
  async ({ page, lake, newVisitor }) => {
    await publish(lake);
    const frame = page.frameLocator("iframe");
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 1440, height: 900 });

    await test.step("the studio's preview opens every gate and marks content for editing", async () => {
      await page.goto(`${urls.studio}/presentation?preview=${encodeURIComponent(path)}`);
      await expect(frame.getByText("Inside, the jury.")).toBeVisible({ timeout: 90_000 });
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
      const { context } = await newVisitor();
      const visitor = await context.newPage();
      await visitor.goto(path);
      await expect(tab.getByRole("heading", { name: "the foyer" })).toBeVisible();
      expect(await shown(tab)).toBe(await shown(visitor));
      expect(await shown(tab)).not.toContain("Inside");
      expect(await tab.content()).not.toContain("Inside, the");
      await visitor.close();
    });

    const secondless = await createAccount({ emailVerified: true });
    await test.step("matches a member's page as a member without a second factor", async () => {
      await choose(tab, preview.person, preview.oneStep);
      await expect(tab.getByText("Inside, the foyer.")).toBeVisible();
      const { context } = await newVisitor();
      const member = await context.newPage();
      await enter(member, secondless);
      expect(await shown(tab)).toBe(await shown(member));
      expect(await tab.content()).not.toMatch(/Inside, the (?:booth|jury)/);
    });

    await test.step("matches a member's page with a second factor, and opens the gate for a claim", async () => {
      const account = await createAccount({ emailVerified: true });
      const secret = await addAuthenticator(account);
      const { context } = await newVisitor();
      const member = await context.newPage();
      await enter(member, { ...account, secret });
      await choose(tab, preview.person, preview.member);
      await expect(tab.getByText("Inside, the booth.")).toBeVisible();
      expect(await shown(tab)).toBe(await shown(member));

      await updateAccount(secondless.uid, { claims: { role: "jury" } });
      const claim = preview.claim.replace("{{name}}", "role").replace("{{value}}", "jury");
      await choose(tab, preview.person, claim);
      await expect(tab.getByText("Inside, the jury.")).toBeVisible();
    });

    await test.step("signing out of a previewed member selects a visitor", async () => {
      const signOut = tab.getByRole("banner").getByRole("button", { name: auth.signOut });
      await isAlive(signOut);
      const loaded = tab.waitForEvent("load");
      await signOut.click();
      await loaded;
      await expect(bar(tab).getByLabel(preview.person)).toHaveValue("visitor");
      await expect(tab.getByText("Inside, the foyer.")).toHaveCount(0);
    });

    await test.step("displays blocks and releases that are scheduled by the chosen time", async () => {
      await using _ = await scheduledRelease(lake);
      await expect(tab).toHaveTitle(/preview-as/);
      await expect(tab.getByText("From the day after.")).toHaveCount(0);
      const time = bar(tab).getByLabel(preview.at);
      await isAlive(time);
      const loaded = tab.waitForEvent("load");
      await time.fill("2044-05-05T12:00");
      await time.blur();
      await loaded;
      await expect(tab.getByText("From the day after.")).toBeVisible();
      await expect(tab).toHaveTitle(/In two decades/);
      // The focus must be restored after the reload.
      await expect(time).toBeFocused();
      await expect(time).toHaveValue("2044-05-05T12:00");
      const back = tab.waitForEvent("load");
      await bar(tab).getByRole("button", { name: preview.now }).click();
      await back;
      await expect(tab.getByText("From the day after.")).toHaveCount(0);
      await expect(tab).toHaveTitle(/preview-as/);
      await expect(time).toBeFocused();
    });

    await test.step("displays the consent banner before consent and stores no consent cookie", async () => {
      const banner = tab.locator("[data-consent-banner]");
      await expect(banner).toHaveCount(0);
      await choose(tab, preview.consent, preview.before);
      await expect(banner).toBeVisible();
      const accept = banner.getByRole("button", { name: consent.acceptAll });
      await isAlive(accept);
      await accept.click();
      await expect(banner).toHaveCount(0);
      await expect(bar(tab).getByLabel(preview.consent)).toHaveValue("accepted");
      await tab.reload();
      await expect(bar(tab).getByLabel(preview.consent)).toHaveValue("accepted");
      await choose(tab, preview.consent, preview.before);
      await expect(banner).toBeVisible();
      const names = (await tab.context().cookies()).map(({ name }) => name);
      expect(names).not.toContain("marquee_consent");
      await choose(tab, preview.consent, preview.refused);
      await expect(banner).toHaveCount(0);
    });

    await test.step("matches a visitor's page in the dark color scheme with reduced motion", async () => {
      const look = (of: Page) =>
        of.evaluate(() => {
          const link = getComputedStyle(document.querySelector("header .lit") ?? document.body);
          const ground = getComputedStyle(document.body).backgroundColor;
          const less = matchMedia("(prefers-reduced-motion: reduce)").matches;
          return { ground, less, moves: link.transitionDuration };
        });
      const { context } = await newVisitor({ colorScheme: "dark", reducedMotion: "reduce" });
      const other = await context.newPage();
      await other.goto(path);
      expect(await look(tab)).not.toEqual(await look(other));
      await choose(tab, preview.light, preview.dark);
      await choose(tab, preview.motion, preview.reduced);
      expect(await look(tab)).toEqual(await look(other));
      await choose(tab, preview.light, preview.device);
      await choose(tab, preview.motion, preview.device);
    });

    await test.step("displays the German page and disables French without a translation", async () => {
      const language = bar(tab).getByLabel(site.chooseLanguage);
      const french = language.locator("option").filter({ hasText: "Français" });
      await expect(french).toBeDisabled();
      const german = tab.waitForEvent("load");
      await language.selectOption({ label: "Deutsch" });
      await german;
      await expect(tab.getByText("Für alle.")).toBeVisible();
      await expect(tab.locator("html")).toHaveAttribute("lang", "de");
      await tab.goBack();
      await expect(tab.locator("html")).toHaveAttribute("lang", "en");
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
    await ownDocuments(lake);
  },
);

test("[SEC-4][GATE-2] without draft mode the choice has no effect and can't be set", async ({
  request,
  lake,
}) => {
  await publish(lake);
  const cookie =
    "marquee_preview_as=person%3Dmember%253Frole%253Djury%26light%3Ddark%26motion%3Ddevice%26at%3D";
  // The site may have cached that the page did not exist.
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  for (const more of ["", "; __prerender_bypass=made-up", "; marquee_session=made-up"]) {
    const answer = await request.get(path, { headers: { cookie: `${cookie}${more}` } });
    const html = await answer.text();
    expect(answer.status()).toBe(200);
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
  await ownDocuments(lake);
});
