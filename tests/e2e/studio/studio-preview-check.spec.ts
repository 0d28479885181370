import { axeProblems } from "../../support/browsers/axe.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

// `studio/plugins/preview-check/run-check.test.ts` proves what the check reports of each failure.
test(
  "[PAGE-6] the preview check passes each condition, and leaves no draft mode behind",
  { tag: "@all" },
  async ({ page, context }) => {
    await page.goto(`${urls.studio}/preview-check`);
    await expect(page.getByText("The preview works.")).toBeVisible();
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
