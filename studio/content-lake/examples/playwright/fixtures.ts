import { createContentLake } from "@marquee/content-lake";
import { listen } from "@marquee/content-lake/server";
import { test as base } from "@playwright/test";
import { createClient, type SanityClient } from "@sanity/client";
import { serveSite } from "./site.ts";

/** Creates a lake for each test, a client that may write to it, and a site that displays it. */
export const test = base.extend<{ client: SanityClient; site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright finds out from the pattern which fixtures are used.
  client: async ({}, use) => {
    const lake = createContentLake({ memory: true });
    const server = await listen(lake);
    const token = lake.createToken({ role: "editor" });
    await use(createClient({ ...server.client, apiVersion: "2025-02-19", token }));
    await server.close();
    lake.close();
  },
  site: async ({ client }, use) => {
    const site = await serveSite(client);
    await use(site.url);
    site.close();
  },
});

export { expect } from "@playwright/test";
