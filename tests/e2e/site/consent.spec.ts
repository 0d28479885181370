import type { BrowserContext, Locator, Page } from "@playwright/test";
import { TAG_MANAGER, withConsentSettings } from "../../support/consent-settings.ts";
import {
  doubleTagManager,
  ownEvents,
  received,
  signals,
} from "../../support/doubles/tag-manager.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { measureShift } from "../../support/browsers/layout-shift.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { testLake } from "../../support/stack/lake.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

const COOKIE = "marquee_consent";
const DAY = 86_400;

const { consent: texts } = interfaceTexts("en");

const banner = (page: Page) => page.getByRole("region", { name: texts.heading });
const button = (page: Page, name: string) =>
  banner(page).getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: texts.open });

const settled = (part: Locator) =>
  part.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
const box = (page: Page, name: string) => dialog(page).getByRole("checkbox", { name });
const press = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
const opener = (page: Page) => page.locator("footer").getByRole("button", { name: texts.open });

async function savedChoice(
  context: BrowserContext,
): Promise<{ v: number; c: string[]; t: string } | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null;
}

let settings: AsyncDisposable | undefined;
test.beforeAll(async () => {
  settings = await withConsentSettings(testLake(), { tagCookies: ["_fb*"] });
});
test.afterAll(async () => {
  await settings?.[Symbol.asyncDispose]();
});

async function expectAlike(place: Locator): Promise<void> {
  await settled(place);
  const look = (name: string) =>
    place.getByRole("button", { name, exact: true }).evaluate((each) => {
      const { y, width, height } = each.getBoundingClientRect();
      const { font, borderColor, backgroundColor } = getComputedStyle(each);
      return { y, width, height, font, borderColor, backgroundColor };
    });
  expect(await look(texts.rejectAll)).toEqual(await look(texts.acceptAll));
}

test("[CON-1] the banner is announced, passes axe, offers to reject and to accept all alike, and works by keyboard, where Escape chooses nothing", async ({
  page,
  context,
}) => {
  await page.goto("/en");
  await expect(page.locator("output#announcements")).toHaveText(texts.heading);
  await expectAlike(banner(page));
  expect(await axeProblems(page, "[data-consent-banner]")).toEqual([]);
  const isFocused = () =>
    button(page, texts.choose).evaluate((it) => it === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText(texts.unchosen);
  await expectAlike(dialog(page));
  expect(await axeProblems(page, "[data-consent-preferences]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, texts.choose)).toBeFocused();
  expect(await savedChoice(context)).toBeNull();

  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: texts.open })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(box(page, texts.analytics)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await savedChoice(context)).toMatchObject({ v: 3, c: ["necessary", "media"] });
});

test("[CON-1] the banner shifts no layout and covers no focused element", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shift = await measureShift(page);
  await page.goto("/en/screening-room");
  await expect(banner(page)).toBeVisible();
  expect(await shift()).toBeLessThan(0.001);
  const gate = page.getByRole("main").getByRole("link", { name: "Sign in and sit down" });
  for (const part of [gate, opener(page)]) {
    await part.focus();
    const isCovered = await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isCovered).toBe(false);
  }
});

test("[CON-2] rejecting all stores one cookie for 182 days and prevents further questions", async ({
  page,
  context,
  watch,
}) => {
  await page.goto("/en");
  await button(page, texts.rejectAll).click();
  await expect(banner(page)).toBeHidden();
  const cookies = (await context.cookies()).filter(({ name }) => /consent/i.test(name));
  expect(cookies.map(({ name }) => name)).toEqual([COOKIE]);
  const lifetime = (cookies[0]?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - 182 * DAY)).toBeLessThan(60);
  expect(await savedChoice(context)).toMatchObject({ v: 3, c: ["necessary"] });

  await page.goto("/de");
  await page.goto("/en");
  await page.waitForLoadState("load");
  await expect(opener(page)).toBeVisible();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(banner(page)).toHaveCount(0);
  expect(watch.foreign).toEqual([]);
});

test("[CON-2] serves the same HTML for every choice", async () => {
  test.skip(testStack.name === "dev", "A development server renders every page again.");
  const html = async (choice: string) =>
    (await fetch(`${urls.site}/en`, { headers: { cookie: `${COOKIE}=${choice}` } })).text();
  const [before, after] = [
    await html(""),
    await html(encodeURIComponent('{"v":3,"c":["analytics"],"t":"2026-01-01"}')),
  ];
  expect(before).toContain(TAG_MANAGER);
  expect(after).toBe(before);
});

test("[CON-3][CON-4] the tag manager loads after consent, receives signals and navigations in order, and is stopped in all tabs by withdrawing in the footer", async ({
  page,
  context,
  watch,
}) => {
  const { requested, heard } = await doubleTagManager(context);
  await page.goto("/en/privacy");
  await expect(banner(page)).toBeVisible();
  let loads = 0;
  page.on("load", () => (loads += 1));
  const other = await context.newPage();

  await test.step("requests the tag manager only after consent, and sends its signals in order", async () => {
    expect(requested).toEqual([]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    await button(page, texts.acceptAll).click();
    await expect.poll(() => received(page)).toHaveLength(3);
    expect(await received(page)).toEqual([
      ["consent", "default", signals("denied")],
      ["consent", "update", signals("granted")],
      { "gtm.start": expect.any(Number), event: "gtm.js" },
    ]);
    expect(requested).toEqual([`https://www.googletagmanager.com/gtm.js?id=${TAG_MANAGER}`]);
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary", "analytics", "media"] });
  });

  await test.step("reports a client-side navigation once, and leaves page loads to the tag manager", async () => {
    await other.goto("/en/privacy");
    await expect.poll(() => received(other)).toHaveLength(3);
    // Acts like Next.js's router: pushes the address of the displayed page, then replaces only its
    // query.
    await other.evaluate(() => {
      history.pushState(null, "", "/en/programme");
      history.replaceState(null, "", "/en/programme?night=2#films");
    });
    await expect
      .poll(() => ownEvents(heard))
      .toEqual([{ event: "page_view", page_path: "/en/programme" }]);
    await page.bringToFront();
  });

  await test.step("closing the dialog without saving keeps the choice", async () => {
    const before = await savedChoice(context);
    for (const leave of [() => page.keyboard.press("Escape"), () => press(page, texts.close)]) {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
    expect(await savedChoice(context)).toEqual(before);
  });

  await test.step("withdrawing stops the tag and deletes its cookies in all tabs without a reload", async () => {
    await opener(page).click();
    await expect(dialog(page)).toContainText(String(new Date().getFullYear()));
    await box(page, texts.analytics).uncheck();
    await press(page, texts.save);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    const denied = ["consent", "update", signals("denied")];
    for (const tab of [page, other]) {
      await expect.poll(async () => (await received(tab)).at(-1)).toEqual(denied);
      await tab.evaluate(() => Reflect.get(window, "dataLayer").push({ event: "late" }));
      expect((await received(tab)).at(-1)).toEqual(denied);
      expect(await tab.evaluate(() => Reflect.get(window, "ga-disable-G-AB12"))).toBe(true);
    }
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left.filter((name) => /^_(?:g|fb)/.test(name))).toEqual([]);
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary", "media"] });
    expect(loads).toBe(0);
  });

  await test.step("one button withdraws everything", async () => {
    await opener(page).click();
    await press(page, texts.rejectAll);
    await expect(dialog(page)).toBeHidden();
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary"] });
  });
  expect(watch.foreign).toEqual([]);
});

test("[CON-2][CON-4] with a corrupt cookie, Global Privacy Control is displayed, counts as rejection and deletes the cookies of tags, until the visitor chooses otherwise", async ({
  page,
  context,
}) => {
  const { requested } = await doubleTagManager(context);
  // `_ga` simulates a cookie that a tag stored after an earlier consent.
  await context.addCookies([
    { name: COOKIE, value: "%7B%22v%22:oops", url: urls.site },
    { name: "_ga", value: "1", url: urls.site },
  ]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.goto("/en");
  await expect(banner(page)).toContainText(texts.signalled);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain("_ga");
  await button(page, texts.choose).click();
  await expect(dialog(page)).toContainText(texts.signalled);
  await press(page, texts.save);
  await expect(dialog(page)).toBeHidden();
  expect(await savedChoice(context)).toMatchObject({ c: ["necessary"] });
  expect(requested).toEqual([]);

  await opener(page).click();
  await box(page, texts.analytics).check();
  await press(page, texts.save);
  await expect.poll(() => requested.length).toBe(1);
});

test("[CON-3][I18N-1] without JavaScript the footer's button explains in each language what is stored", async ({
  newVisitor,
}) => {
  const { context } = await newVisitor({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en");
  await opener(page).click();
  await expect(page.getByText(texts.scriptless)).toBeInViewport();
  for (const language of ["en", "de", "fr", "ar"] as const) {
    const html = await (await fetch(`${urls.site}/${language}`)).text();
    const { consent } = interfaceTexts(language);
    expect(html.slice(html.indexOf("<footer"))).toContain(`<p>${consent.scriptless}</p>`);
  }
});

test(
  "[CON-1][CON-4] displays the editors' texts in their language only, and no analytics without a tag manager",
  { tag: "@all" },
  async ({ page, context, lake, watch }) => {
    const notice = {
      _key: "en",
      _type: "consentNotice",
      language: "en",
      heading: "A question",
      text: "May we play films?",
      analytics: { name: null, text: null },
      media: { name: "Films", text: "Films are at two hosts, which see your address." },
    };
    await using _ = await withConsentSettings(lake, { tagManagerId: null, notices: [notice] });
    await page.goto("/de");
    const { consent: german } = interfaceTexts("de");
    await expect(page.getByRole("region", { name: german.heading })).toBeVisible();

    await page.goto("/en");
    const region = page.getByRole("region", { name: "A question" });
    await expect(region).toContainText("May we play films?");
    await region.getByRole("button", { name: texts.choose, exact: true }).click();
    await expect(box(page, "Films")).toHaveAccessibleDescription(notice.media.text);
    await expect(dialog(page).getByRole("checkbox")).toHaveCount(2);
    await press(page, texts.acceptAll);
    await expect(region).toBeHidden();
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary", "media"] });
    expect(watch.foreign).toEqual([]);
  },
);
