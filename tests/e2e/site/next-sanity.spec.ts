// @module-tag all
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { expect } from "../../support/expect.ts";
import { type SanityClient } from "@sanity/client";
import {
  startService,
  isResponding,
  type Service,
} from "../../../studio/launcher/services/service.ts";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
  type ServedLake,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { root, scratch } from "../../support/stack/places.ts";
import { portBeside, testStack } from "../../support/stack/stack.ts";
import { clientAt } from "../../../studio/content-lake/tests/support/client-at.ts";

test.describe.configure({ mode: "serial" });
// The timeout is long, because Next.js compiles the site at its first request.
test.setTimeout(120_000);

const next = join(root, "node_modules/next/dist/bin/next");

let data = "";
let site = "";
let lake: ServedLake;
let app: Service;
let client: SanityClient;

test.beforeAll(async () => {
  data = newFolder();
  const port = portBeside(testStack, 81);
  site = `http://localhost:${port}`;
  lake = await serveLakeProcess(data, ["--origin", site]);
  const token = await tokenFor(data, "editor");
  client = clientAt(lake.url, token);
  const acl = { method: "PATCH", url: "/datasets/production", body: { aclMode: "public" } };
  const administrator = await tokenFor(data, "administrator");
  await client.withConfig({ token: administrator }).request(acl);
  await client.create({ _id: "a", _type: "page", title: "Published" });
  const logs = join(scratch, "starter");
  mkdirSync(logs, { recursive: true });
  app = startService({
    name: "The starter",
    arguments: [next, "dev", "-H", "localhost", "-p", String(port)],
    cwd: join(root, "tests/e2e/starter"),
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NEXT_TELEMETRY_DISABLED: "1",
      LAKE_URL: lake.url,
      LAKE_TOKEN: token,
    },
    logFile: join(logs, "dev.log"),
    isReady: () => isResponding(site),
    readyWithin: 90_000,
  });
  await app.ready;
});

test.afterAll(async () => {
  await app?.stop();
  await lake?.end("SIGTERM");
  rmSync(data, { recursive: true, force: true });
});

test("a site with next-sanity's defineLive displays a change in an open tab", async ({ page }) => {
  const heard = page.waitForResponse((answer) => answer.url().includes("/data/live/events/"));
  await page.goto(site);
  await expect(page.getByRole("heading")).toHaveText("Published");
  expect((await heard).status()).toBe(200);
  await client.patch("a").set({ title: "Changed" }).commit();
  await expect(page.getByRole("heading")).toHaveText("Changed");
});

test("draft mode requires the studio's secret and displays changes to drafts", async ({ page }) => {
  await client.create({ _id: "drafts.a", _type: "page", title: "Draft" });
  const enable = `${site}/api/draft-mode/enable?sanity-preview-pathname=/&sanity-preview-secret=`;
  expect((await page.request.get(`${enable}wrong`)).status()).toBe(401);
  await client.create({
    _id: "drafts.secret",
    _type: "sanity.previewUrlSecret",
    secret: "right",
    source: "test",
    studioUrl: "http://localhost:3333",
  });
  const heard = page.waitForResponse((answer) => answer.url().includes("includeDrafts=true"));
  await page.goto(`${enable}right`);
  await expect(page.getByRole("heading")).toHaveText("Draft");
  expect((await heard).status()).toBe(200);
  await client.patch("drafts.a").set({ title: "Draft, changed" }).commit();
  await expect(page.getByRole("heading")).toHaveText("Draft, changed");
});
