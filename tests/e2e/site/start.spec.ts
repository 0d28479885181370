import { readFileSync } from "node:fs";
import { dataFolder, portBeside, testStack } from "../../support/stack/stack.ts";
import { openServedSite } from "../../support/stack/served-site.ts";
import { expect, test } from "../../support/test.ts";

test("[RUN-3] a site without its content service names the host, and is not ready while no page is served", async () => {
  const content = `localhost:${portBeside(testStack, 75)}`;
  const site = await openServedSite(testStack, {
    name: "site-without-content",
    above: 74,
    env: {
      MARQUEE_LAKE_URL: `http://${content}`,
      MARQUEE_SITE_DATA: `${dataFolder(testStack)}/site-without-content`,
    },
  });
  await using _site = { [Symbol.asyncDispose]: site.stop };
  const log = () => readFileSync(site.log, "utf8");
  await expect.poll(log).toContain(
    // A line of the production log, although the environment names no mode.
    `"area":"start","message":"/en can't be served yet (status 503)`,
  );
  await expect.poll(log).toContain(`${content} can't be reached (ECONNREFUSED)`);
  expect(log()).not.toContain("Site ready at");
  expect((await fetch(`${site.url}/en`)).status).toBe(503);
});
