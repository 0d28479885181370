// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

// `studio/plugins/preview-check/run-check.test.ts` proves what the check reports of each failure.
test("[PAGE-6] the preview check passes each condition, and leaves no draft mode behind", async ({
  page,
  context,
}) => {
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
});
