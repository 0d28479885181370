import type { Page } from "@playwright/test";
import { createAccount } from "../../support/members/accounts.ts";
import { gatedPages, canaries } from "../../support/members/canary.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { allowMedia } from "../../support/film-page.ts";
import { gatedWords, publishGate } from "../../support/members/gated-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials, sampleMember, signIn } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/test.ts";

/**
 * Clicks the gate's button after hydration. Before that, the button links to the sign-in page instead of opening the
 * form in place.
 */
async function openForm(page: Page): Promise<void> {
  const button = page.locator("[data-gate] a");
  await button.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      button.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
  await button.click();
}

/**
 * Returns the focused element's tag name, and the key, text and position of its block. Also returns
 * the viewport's height and the scroll position.
 */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const block = focused?.closest<HTMLElement>("[data-block]");
    return {
      tag: focused?.tagName.toLowerCase() ?? "",
      block: block?.dataset["block"] ?? null,
      text: block?.textContent ?? "",
      top: block?.getBoundingClientRect().top ?? Number.NaN,
      height: innerHeight,
      scrolled: scrollY,
    };
  });

const announced = (page: Page) => page.locator("output#announcements");

for (const [language, viewport] of [
  ["en", { width: 1440, height: 900 }],
  ["de", { width: 390, height: 844 }],
  ["ar", { width: 390, height: 844 }],
] as const) {
  test(
    `[GATE-3] signing in at a gate focuses the opened content in place: ${language}, ${viewport.width} px`,
    { tag: language === "en" ? [] : "@all" },
    async ({ page, context }) => {
      await allowMedia(context);
      await page.setViewportSize(viewport);
      await page.goto(gatedPages[language]);
      await openForm(page);
      await fillCredentials(page, sampleMember, { language });
      await expect(page.getByText(canaries[language])).toBeAttached();
      await expect(announced(page)).toHaveText(interfaceTexts(language).auth.opened);
      const place = await placeOf(page);
      expect(place.tag).toMatch(/^(?:h[1-4]|section)$/);
      expect(place.scrolled).toBeGreaterThan(0);
      expect(place.top).toBeGreaterThanOrEqual(-1);
      expect(place.top).toBeLessThanOrEqual(place.height / 2 + 1);
    },
  );
}

test("[GATE-3] a gate that another tab opens keeps the scroll position and moves no focus", async ({
  page,
  context,
}) => {
  await page.goto(gatedPages.en);
  await page.locator("[data-gate]").scrollIntoViewIfNeeded();
  const other = await context.newPage();
  await signIn(other);
  await page.bringToFront();
  await expect(page.getByText(canaries.en)).toBeAttached();
  await expect(announced(page)).toHaveText(interfaceTexts("en").auth.opened);
  expect((await placeOf(page)).scrolled).toBeGreaterThan(0);
  expect((await placeOf(page)).tag).toBe("body");
});

test(
  "[GATE-1][GATE-3] a gate whose condition is not met keeps the focus and displays what is missing",
  { tag: "@all" },
  async ({ page, lake }) => {
    const path = await publishGate(lake, { secondFactor: true });
    const account = await createAccount();
    await page.goto(path);
    await openForm(page);
    await fillCredentials(page, account);
    const gate = page.locator("[data-gate]");
    await expect(gate).toBeFocused();
    await expect(gate).toContainText(interfaceTexts("en").auth.missing.secondFactor);
    await expect(gate).toBeInViewport();
    await expect(page.getByText(gatedWords.inside)).toHaveCount(0);
  },
);

/** Clicks the header's sign-out button after hydration; on a phone the button is in a menu. */
async function signOut(page: Page): Promise<void> {
  const button = page.locator("header [data-sign-out]");
  await expect
    .poll(() => button.evaluate((element) => Object.keys(element).join()))
    .toContain("__react");
  const opener = page.locator("header button[popovertarget]:has(+ [popover] [data-sign-out])");
  if (await opener.isVisible()) await opener.click();
  await button.click();
}

/** Signs out in another tab, while this one stays open. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/en/privacy");
  await signOut(other);
  await page.bringToFront();
}

for (const [language, viewport] of [
  ["en", { width: 1440, height: 900 }],
  ["de", { width: 390, height: 844 }],
  ["ar", { width: 390, height: 844 }],
] as const) {
  test(
    `[GATE-3] signing out in the header focuses the sign-in link: ${language}, ${viewport.width} px`,
    { tag: "@all" },
    async ({ page, context }) => {
      const { auth } = interfaceTexts(language);
      await allowMedia(context);
      await signIn(page);
      await page.setViewportSize(viewport);
      await page.goto(gatedPages[language]);
      const content = page.getByText(canaries[language]);
      await expect(content).toBeAttached();
      await signOut(page);
      await expect(content).toHaveCount(0);
      const link = page.getByRole("banner").getByRole("link", { name: auth.signIn, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await expect(announced(page)).toHaveText(auth.account.signedOut);
    },
  );
}

test(
  "[GATE-3] keeps the closed gate in view and moves no focus when another tab signs out",
  { tag: "@all" },
  async ({ page, context }) => {
    await allowMedia(context);
    await signIn(page);
    await page.goto(gatedPages.en);
    const content = page.getByText(canaries.en);
    await content.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await signOutElsewhere(page);
    await expect(announced(page)).toHaveText(interfaceTexts("en").auth.account.signedOut);
    await expect(content).toHaveCount(0);
    await expect(page.locator("[data-gate]")).toBeInViewport();
    const place = await placeOf(page);
    expect(place.scrolled).toBeGreaterThan(0);
    expect(place.tag).toBe("body");
  },
);

test(
  "[GATE-3] a public block keeps its position when another tab's sign-out closes the gate above",
  { tag: "@all" },
  async ({ page, lake }) => {
    const paragraphs = (word: string) => Array.from({ length: 40 }, () => `${word}.`).join(" ");
    const gate = {
      _key: key(),
      _type: "signInGate",
      version: 2,
      heading: "Behind the doors",
      promise: "Who was humming, in one sentence.",
      rules: {},
      teaser: [],
      blocks: Array.from({ length: 6 }, () => textBlock(paragraphs(gatedWords.inside))),
      tone: "inverted",
    };
    const after = ["Second", "Third", "Fourth"].map((word) => textBlock(paragraphs(word)));
    const slug = "sign-out-in-place";
    await lake.createOrReplace(
      pageDocument(slug, [textBlock(paragraphs("First")), gate, ...after]),
    );
    await signIn(page);
    await page.goto(`/en/${slug}`);
    await expect(page.getByText(gatedWords.inside).first()).toBeAttached();
    const block = page.locator("main [data-block]", { hasText: "Second." });
    await block.evaluate((element) => {
      element.scrollIntoView({ block: "start", behavior: "instant" });
      scrollBy({ top: -200, behavior: "instant" });
    });
    const topOf = () => block.evaluate((element) => element.getBoundingClientRect().top);
    const top = await topOf();
    await signOutElsewhere(page);
    await expect(announced(page)).toHaveText(interfaceTexts("en").auth.account.signedOut);
    await expect(page.getByText(gatedWords.inside)).toHaveCount(0);
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2);
  },
);
