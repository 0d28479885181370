import { axeProblems } from "../../support/browsers/axe.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

test(
  "[PAGE-6] the preview check tests each condition, explains a failure and leaves no draft mode behind",
  { tag: "@all" },
  async ({ page, context }) => {
    const isWell = () => expect(page.getByText("The preview works.")).toBeVisible();
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
      expect(await axeProblems(page, '[data-testid="check-tool"]')).toEqual([]);
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
      ).toBeVisible();
      const verdict = page.getByRole("status").filter({ hasText: /[.…]$/ });
      await expect(verdict).toContainText("Fix 1 error");
      await page.unroute("**/api/preview-check?*");
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
