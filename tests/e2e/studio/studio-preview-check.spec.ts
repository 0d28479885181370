import type { Page } from "@playwright/test";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

const verdict = (page: Page) => page.getByRole("status").filter({ hasText: /[.…]$/ });

test(
  "[PAGE-6] the preview check tests each condition, explains a failure and leaves no draft mode behind",
  { tag: "@all" },
  async ({ page, context }) => {
    const isWell = () =>
      expect(page.getByText("The preview works.")).toBeVisible({
        timeout: 60_000,
      });
    const again = () => page.getByRole("button", { name: "Check again" }).click();

    await test.step("reports that every check passes", async () => {
      await page.goto(`${urls.studio}/preview-check`);
      await isWell();
      for (const subject of [
        "Read token",
        "Embedding settings",
        "Preview cookie",
        "Live updates",
        "Sign-in service",
      ]) {
        await expect(page.getByRole("listitem").filter({ hasText: subject })).toBeVisible();
      }
      const names = (await context.cookies(urls.site)).map(({ name }) => name);
      expect(names).not.toContain("__prerender_bypass");
    });

    await test.step("explains how to fix a site that expects another studio", async () => {
      await page.route("**/api/preview-check?*", (route) =>
        route.fulfill({ headers: { "access-control-allow-origin": "https://other.example" } }),
      );
      await again();
      await expect(
        page.getByText(
          `Set the site's environment variable NEXT_PUBLIC_SANITY_STUDIO_URL to ${urls.studio}`,
        ),
      ).toBeVisible({ timeout: 30_000 });
      await expect(verdict(page)).toContainText("Fix 1 error");
      await page.unroute("**/api/preview-check?*");
    });

    await test.step("names tracking protection when the browser blocks frames", async () => {
      await page.route("**/api/preview-check/frame", (route) => route.abort());
      await again();
      await expect(page.getByText("Tracking protection")).toBeVisible({ timeout: 60_000 });
      await page.unroute("**/api/preview-check/frame");
    });

    await test.step("reports that every check passes after the fixes", async () => {
      await again();
      await isWell();
    });
  },
);

test("[SEC-2] the preview check returns 403 without an origin, and 401 without findings for an unknown secret", async ({
  request,
}) => {
  const address = `/api/preview-check?${new URLSearchParams({
    secret: "a-secret-that-nobody-stored",
    project: "marquee",
    dataset: "production",
  })}`;
  expect((await request.get(address)).status()).toBe(403);
  const unproven = await request.get(address, { headers: { origin: urls.studio } });
  expect(unproven.status()).toBe(401);
  expect(await unproven.json()).toEqual({
    proof: "unknown",
    isSameContent: true,
    siteUrl: null,
    findings: [],
  });
});

test(
  "[PAGE-1] the translated start page links to a new page and to removing the sample site",
  { tag: "@all" },
  async ({ page, newVisitor }) => {
    await test.step("in English", async () => {
      await page.goto(`${urls.studio}/structure/start`);
      await expect(page.getByRole("heading", { name: "Create a page" })).toBeVisible({
        timeout: 60_000,
      });
      await page.getByRole("button", { name: "Remove sample site …" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("button", { name: /^Remove \d+ documents?$/ })).toBeEnabled();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole("link", { name: "Create page" }).click();
      await expect(page.getByTestId("field-title").getByTestId("string-input")).toBeEnabled({
        timeout: 60_000,
      });
    });

    await test.step("in German for a German browser", async () => {
      const { context } = await newVisitor({ locale: "de-DE" });
      const german = await context.newPage();
      await german.goto(`${urls.studio}/structure/pages;de;page-de-home`);
      await expect(german.getByRole("tab", { name: "Inhalt" })).toBeVisible({ timeout: 60_000 });
      await expect(german.getByText("Ziehen Sie Blöcke")).toBeVisible();
      await expect(german.getByRole("link", { name: "Vorschau prüfen" })).toBeVisible();
    });
  },
);
