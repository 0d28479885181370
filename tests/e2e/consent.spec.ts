import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import type { SanityDocument } from "@sanity/client";
import { lakeClient } from "../support/lake.ts";
import { testStack } from "../support/stack.ts";
import { expect, test, urls } from "../support/test.ts";

const COOKIE = "marquee_consent";
const TAG_MANAGER = "GTM-CONSENT1";
const DAY = 86_400;

const banner = (page: Page) => page.getByRole("region", { name: "What may we remember?" });
const button = (page: Page, name: string) =>
  banner(page).getByRole("button", { name, exact: true });

/** The choice as the cookie holds it; null without a cookie. */
async function savedChoice(
  context: BrowserContext,
): Promise<{ v: number; c: string[]; t: string } | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null;
}

/** Stands in for the tag manager's script: records what reaches its list, and sets the cookies that tags set. */
async function standInForTagManager(context: BrowserContext): Promise<{ requested: string[] }> {
  const requested: string[] = [];
  await context.route("https://www.googletagmanager.com/**", async (route) => {
    requested.push(route.request().url());
    await route.fulfill({
      contentType: "text/javascript",
      body: `
        const plain = (entry) =>
          Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry) : entry;
        const { dataLayer } = window;
        const push = dataLayer.push;
        window.received = Array.from(dataLayer, plain);
        dataLayer.push = (entry) => (window.received.push(plain(entry)), push.call(dataLayer, entry));
        for (const name of ["_ga", "_ga_AB12", "_gcl_au"]) document.cookie = name + "=1; path=/";`,
    });
  });
  return { requested };
}

const received = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(window, "received") ?? []);

const signals = (analytics: "granted" | "denied") => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: analytics,
});

test.describe("consent", () => {
  const lake = () => lakeClient(testStack, process.env["MARQUEE_TEST_LAKE_TOKEN"]);
  const settings = {
    _id: "consentSettings",
    _type: "consentSettings",
    policyVersion: 3,
    tagManagerId: TAG_MANAGER,
    dataLayerName: "dataLayer",
  };

  /** Waits until the page is rendered with, or without, the tag manager's id. */
  const waitForSettings = (isNamed: boolean) =>
    expect
      .poll(async () => (await (await fetch(`${urls.site}/en`)).text()).includes(TAG_MANAGER), {
        timeout: 20_000,
      })
      .toBe(isNamed);

  // With the shipped words and a tag manager, whatever the sample site says; put back as it was afterwards.
  let before: SanityDocument | undefined;
  test.beforeAll(async () => {
    before = await lake().getDocument(settings._id);
    await lake().createOrReplace(settings);
    await waitForSettings(true);
  });
  test.afterAll(async () => {
    if (before) await lake().createOrReplace(before);
    else await lake().delete(settings._id);
  });

  test("[CON-1] the keyboard alone reaches the banner and chooses by category", async ({
    page,
    context,
  }) => {
    await page.goto("/en");
    await expect(banner(page)).toBeVisible();
    const isFocused = () => button(page, "Choose").evaluate((it) => it === document.activeElement);
    for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(banner(page).getByRole("checkbox", { name: "Statistics" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(button(page, "Save my choice")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(banner(page)).toBeHidden();
    expect(await savedChoice(context)).toMatchObject({ v: 3, c: ["necessary", "media"] });
  });

  test("[CON-1] Escape closes the list of categories, and the question stays", async ({
    page,
    context,
  }) => {
    await page.goto("/en");
    await button(page, "Choose").click();
    await page.keyboard.press("Escape");
    await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
    await expect(button(page, "Choose")).toBeVisible();
    expect(await savedChoice(context)).toBeNull();
  });

  test("[CON-1] the banner is announced, and axe finds nothing in it, shut or open", async ({
    page,
  }) => {
    await page.goto("/en");
    await expect(banner(page).getByRole("status")).toHaveText("What may we remember?");
    const check = () => new AxeBuilder({ page }).include("[data-consent-banner]").analyze();
    expect((await check()).violations).toEqual([]);
    await button(page, "Choose").click();
    expect((await check()).violations).toEqual([]);
  });

  test("[CON-1] refusing is as easy as accepting: one press, on a button of the same size", async ({
    page,
  }) => {
    await page.goto("/en");
    await expect(button(page, "Accept all")).toBeVisible();
    const sizes = await banner(page).evaluate((element) =>
      [...element.querySelectorAll("button")].slice(-2).map((each) => {
        const { y, width, height } = each.getBoundingClientRect();
        return { y, width, height, font: getComputedStyle(each).font };
      }),
    );
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toEqual(sizes[1]);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`[CON-1] at ${viewport.width} px the banner moves nothing, and the page's end can be reached under it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        Reflect.set(window, "bannerShift", 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Reflect.set(
              window,
              "bannerShift",
              Reflect.get(window, "bannerShift") + Reflect.get(entry, "value"),
            );
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto("/en");
      await expect(banner(page)).toBeVisible();
      const last = page.locator("footer").getByRole("button", { name: "Privacy choices" });
      expect(await page.evaluate(() => Reflect.get(window, "bannerShift"))).toBeLessThan(0.001);
      await last.focus();
      const isCovered = await last.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isCovered).toBe(false);
    });
  }

  test("[CON-2] rejecting all sets the one cookie, for 182 days, and is not asked again", async ({
    page,
    context,
    watch,
  }) => {
    await page.goto("/en");
    await button(page, "Reject all").click();
    await expect(banner(page)).toBeHidden();
    const cookies = await context.cookies();
    const cookie = cookies.find(({ name }) => name === COOKIE);
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false, secure: false });
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetime - 182 * DAY)).toBeLessThan(60);
    expect(await savedChoice(context)).toMatchObject({ v: 3, c: ["necessary"] });
    expect(cookies.map(({ name }) => name).filter((name) => /consent/i.test(name))).toEqual([
      COOKIE,
    ]);

    await page.goto("/de");
    await page.goto("/en");
    await page.waitForLoadState("load");
    await expect(
      page.locator("footer").getByRole("button", { name: "Privacy choices" }),
    ).toBeVisible();
    await page.waitForTimeout(500);
    await expect(banner(page)).toHaveCount(0);
    expect(watch.foreign).toEqual([]);
  });

  for (const [what, value] of [
    ["corrupt", "%7B%22v%22:oops"],
    [
      "of an older policy",
      encodeURIComponent('{"v":2,"c":["necessary","analytics"],"t":"2026-01-01"}'),
    ],
    ["of another kind", "true"],
  ] as const) {
    test(`[CON-2] a cookie that is ${what} counts as no choice`, async ({
      page,
      context,
      watch,
    }) => {
      await context.addCookies([{ name: COOKIE, value, url: urls.site }]);
      await page.goto("/en");
      await expect(banner(page)).toBeVisible();
      await expect(page.locator("main")).toBeVisible();
      expect(watch.foreign).toEqual([]);
    });
  }

  test("[CON-4] the tag manager is asked for only after consent, and hears the signals in order", async ({
    page,
    context,
    watch,
  }) => {
    const { requested } = await standInForTagManager(context);
    await page.goto("/en");
    await expect(banner(page)).toBeVisible();
    expect(requested).toEqual([]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);

    await button(page, "Accept all").click();
    await expect.poll(() => received(page)).toHaveLength(3);
    expect(await received(page)).toEqual([
      ["consent", "default", signals("denied")],
      ["consent", "update", signals("granted")],
      { "gtm.start": expect.any(Number), event: "gtm.js" },
    ]);
    expect(requested).toEqual([`https://www.googletagmanager.com/gtm.js?id=${TAG_MANAGER}`]);
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary", "analytics", "media"] });

    await page.reload();
    await expect.poll(() => requested.length).toBe(2);
    expect(watch.foreign).toEqual([]);
  });

  test("[CON-3] withdrawing from the footer stops the tag and removes its cookies, in every tab", async ({
    page,
    context,
  }) => {
    await standInForTagManager(context);
    await page.goto("/en");
    await button(page, "Accept all").click();
    await expect.poll(() => received(page)).toHaveLength(3);
    const other = await context.newPage();
    await other.goto("/en");
    await expect.poll(() => received(other)).toHaveLength(3);

    await page.bringToFront();
    const opener = page.locator("footer").getByRole("button", { name: "Privacy choices" });
    await opener.click();
    await expect(banner(page).getByRole("checkbox", { name: "Statistics" })).toBeChecked();
    await banner(page).getByRole("checkbox", { name: "Statistics" }).uncheck();
    await button(page, "Save my choice").click();
    await expect(banner(page)).toBeHidden();
    await expect(opener).toBeFocused();

    for (const tab of [page, other]) {
      await expect.poll(() => received(tab)).toHaveLength(4);
      await tab.evaluate(() => Reflect.get(window, "dataLayer").push({ event: "late" }));
      expect((await received(tab)).at(-1)).toEqual(["consent", "update", signals("denied")]);
    }
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left.filter((name) => name.startsWith("_g"))).toEqual([]);
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary", "media"] });
  });

  test("[CON-3] a choice that is looked at and left stays as it was", async ({ page, context }) => {
    await page.goto("/en");
    await button(page, "Reject all").click();
    const before = await savedChoice(context);
    await page.locator("footer").getByRole("button", { name: "Privacy choices" }).click();
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeHidden();
    expect(await savedChoice(context)).toEqual(before);
  });

  test("[CON-4] a browser that asks not to be tracked is told so, and counts as a refusal until its visitor says otherwise", async ({
    page,
    context,
  }) => {
    const { requested } = await standInForTagManager(context);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await page.goto("/en");
    await button(page, "Choose").click();
    await expect(banner(page).getByText("Your browser asks sites not to track you")).toBeVisible();
    await button(page, "Save my choice").click();
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary"] });
    expect(requested).toEqual([]);
  });

  test("[I18N-1] the banner speaks the page's language", async ({ page }) => {
    await page.goto("/de");
    await expect(page.getByRole("region", { name: "Was dürfen wir uns merken?" })).toBeVisible();
  });

  test("[CON-4] without a tag manager there is no such category, and accepting all allows none", async ({
    page,
    context,
    watch,
  }) => {
    await lake().createOrReplace({ ...settings, tagManagerId: null });
    await waitForSettings(false);
    await page.goto("/en");
    await button(page, "Choose").click();
    await expect(banner(page).getByRole("checkbox")).toHaveCount(2);
    await button(page, "Accept all").click();
    expect(await savedChoice(context)).toMatchObject({ c: ["necessary", "media"] });
    expect(watch.foreign).toEqual([]);
  });
});
