import { readFileSync } from "node:fs";
import { canaries, gatedPages, leaksIn } from "../support/canary.ts";
import { furtherLog, openSecondSite } from "../support/second-site.ts";
import { signIn } from "../support/sign-in.ts";
import { testStack } from "../support/stack.ts";
import { expect, test } from "../support/test.ts";

test("[GATE-5] a site that starts on a dataset which anyone can query opens no gate, and says how to mend it", async ({
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
      // Cookies are the host's: this session is a good one there too.
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
