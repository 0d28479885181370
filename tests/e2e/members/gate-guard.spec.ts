// @module-tag all
import { readFileSync } from "node:fs";
import { canaries, gatedPages, leaksIn } from "../../support/members/canary.ts";
import { furtherLog, openSecondSite } from "../../support/stack/second-site.ts";
import { signIn } from "../../support/members/sign-in.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

/** Maximum time in ms until the site notices that the dataset's visibility has changed. */
const NOTICED = 60_000;

// The tests make the dataset public for a while, and the stack's own site may have closed its gates
// because of that. Waits until that site opens them again, because later tests need open gates.
test.afterEach(async ({ page }) => {
  const opened = async () => {
    await page.goto(gatedPages.en);
    return leaksIn(await page.content());
  };
  await expect.poll(opened, { timeout: NOTICED, intervals: [1_000] }).not.toEqual([]);
});

test("[GATE-5] closes gates within 60 s when the dataset becomes public", async ({
  page,
  lake,
}) => {
  test.setTimeout(NOTICED * 3);
  const setVisibility = (aclMode: "public" | "private") =>
    lake.request({ method: "PATCH", uri: "/datasets/production", body: { aclMode } });
  const site = await openSecondSite(testStack);
  const leaks = async () => {
    await page.goto(`${site.url}${gatedPages.en}`);
    return leaksIn(await page.content());
  };
  try {
    await signIn(page);
    expect(await leaks()).not.toEqual([]);
    await setVisibility("public");
    await expect.poll(leaks, { timeout: NOTICED, intervals: [2_000] }).toEqual([]);
    await setVisibility("private");
    await expect.poll(leaks, { timeout: NOTICED, intervals: [2_000] }).not.toEqual([]);
  } finally {
    await setVisibility("private");
    await site.stop();
  }
});

test("[GATE-5] a site that starts with a public dataset opens no gate and logs the fix", async ({
  page,
  lake,
}) => {
  const setVisibility = (aclMode: "public" | "private") =>
    lake.request({ method: "PATCH", uri: "/datasets/production", body: { aclMode } });
  await signIn(page);
  await expect(page.getByText(canaries.en)).toBeVisible();
  await setVisibility("public");
  try {
    const site = await openSecondSite(testStack);
    try {
      // Cookies are independent of the port, so this session is valid on the second site too.
      const response = await page.goto(`${site.url}${gatedPages.en}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(leaksIn(await page.content())).toEqual([]);
      expect(readFileSync(furtherLog(testStack, "second-site"), "utf8")).toContain(
        "Make the dataset private",
      );
    } finally {
      await site.stop();
    }
  } finally {
    await setVisibility("private");
  }
});
