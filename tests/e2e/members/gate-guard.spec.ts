// @module-tag all
import { readFileSync } from "node:fs";
import { gatedPages, leaksIn } from "../../support/members/canary.ts";
import { newSession } from "../../support/members/tokens.ts";
import { furtherLog, openSecondSite } from "../../support/stack/second-site.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

// The site checks the dataset's visibility every 30 s. `web/content/gates/gate-guard.test.ts` proves that with a false
// clock, and that gates close and open again when the visibility changes.
test("[GATE-5] a site that starts with a public dataset opens no gate", async ({ lake }) => {
  test.setTimeout(120_000);
  const setVisibility = (aclMode: "public" | "private") =>
    lake.request({ method: "PATCH", uri: "/datasets/production", body: { aclMode } });
  const { cookie } = await newSession();
  const read = async (site: string) => {
    const headers = { cookie: `marquee_session=${cookie}` };
    const response = await fetch(`${site}${gatedPages.en}`, { headers });
    expect(response.status).toBe(200);
    return leaksIn(await response.text());
  };
  expect(await read(urls.site)).not.toEqual([]);
  await setVisibility("public");
  try {
    const site = await openSecondSite(testStack);
    try {
      expect(await read(site.url)).toEqual([]);
      const log = readFileSync(furtherLog(testStack, "second-site"), "utf8");
      expect(log).toContain("Make the dataset private");
    } finally {
      await site.stop();
    }
  } finally {
    await setVisibility("private");
  }
  // The stack's own site may have closed its gates meanwhile. Later tests need open gates.
  const opened = () => read(urls.site);
  await expect.poll(opened, { timeout: 60_000, intervals: [1_000] }).not.toEqual([]);
});
