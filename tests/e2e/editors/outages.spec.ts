import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { callToAction, pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { bodyOf, linesOf } from "../../support/editors/rich-texts.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";
import { lakeProcess } from "../../support/stack/lake-process.ts";
import { restartSite } from "../../support/stack/restart-site.ts";
import { dataFolder, testStack } from "../../support/stack/stack.ts";

const lakeServer = lakeProcess(testStack);
const backup = join(dataFolder(testStack), "outage-backup");

test.describe.configure({ mode: "serial" });
// Starts the lake if a failed test left it down, because later tests of this stack need it.
test.afterAll(() => lakeServer.revive());

/** Time in ms between two keys of a quick writer. */
const KEY = 80;

/** Returns numbered words that take this long to type. Each differs, so that a lost, doubled or moved one is found. */
const words = (milliseconds: number) =>
  Array.from({ length: Math.ceil(milliseconds / KEY / 6) }, (_, n) => ` ${1000 + n}!`).join("");

type Outage = {
  name: string;
  /** How long the editor types, in ms. */
  typing: number;
  before?: () => Promise<void>;
  run: (page: Page) => Promise<void>;
  /** What the studio says meanwhile, if the editor notices the outage. */
  notice?: string;
  /** Whether only a form is tried. */
  isInFormAlone?: boolean;
  after?: (page: Page) => Promise<void>;
};

const downFor = (milliseconds: number) => async () => {
  await lakeServer.kill();
  await pause(milliseconds);
  await lakeServer.start();
};

/** Ends the session of the studio's token, as an administrator or another device can. */
const revokeToken = (page: Page) =>
  page.evaluate(async (lake) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("__studio_auth_token_"));
    const { token } = JSON.parse(localStorage.getItem(key ?? "") ?? "{}");
    const headers = { Authorization: `Bearer ${token}` };
    await fetch(`${lake}/v1/auth/logout`, { method: "POST", headers });
  }, urls.lake);

/** Signs out with the menu of the studio in another tab. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(urls.studio);
  const navbar = other.getByTestId("studio-navbar");
  // The studio renders its menu again when it has loaded, which closes an open one.
  await expect(async () => {
    await navbar.getByRole("button").last().click();
    await other.getByRole("menuitem", { name: "Sign out" }).click({ timeout: 3_000 });
  }).toPass();
  await expect(navbar).toHaveCount(0);
  await other.close();
}

async function signInAgain(page: Page): Promise<void> {
  const notice = page.getByTestId("connection-notice");
  const tab = page.context().waitForEvent("page");
  await notice.getByRole("link", { name: "Sign in in a new tab" }).click();
  // A slow response counts as an outage, whose notice may replace the one of the sign-in.
  await expect(notice).not.toContainText(/You are signed out|Reconnecting/);
  await (await tab).close();
}

const reconnecting = "Reconnecting";
const signedOut = { typing: 5_000, notice: "You are signed out", after: signInAgain };

const outages: Outage[] = [
  {
    name: "the lake is down for a second",
    typing: 3_000,
    run: downFor(1_000),
    notice: reconnecting,
  },
  ...[10, 60].map((seconds) => ({
    name: `the lake is down for ${seconds} s`,
    typing: (seconds + 6) * 1_000,
    run: downFor(seconds * 1_000),
    notice: reconnecting,
    isInFormAlone: seconds > 10,
  })),
  {
    ...signedOut,
    name: "the session ends, and the editor signs in again",
    run: revokeToken,
  },
  {
    ...signedOut,
    name: "another tab signs out, and the editor signs in again",
    run: signOutElsewhere,
  },
  {
    name: "the lake is killed, and restored from its backup",
    typing: 12_000,
    before: async () => {
      await lakeServer.kill();
      await lakeServer.start(["--backup", backup]);
      await lakeServer.backedUp(backup);
    },
    run: async () => {
      await lakeServer.kill();
      await lakeServer.restore(backup);
      await lakeServer.start();
    },
    notice: reconnecting,
    after: async () => rmSync(backup, { recursive: true, force: true }),
  },
  {
    name: "the site restarts",
    typing: 12_000,
    run: () => restartSite(testStack),
  },
];

for (const { name, typing, before, run, notice: message, isInFormAlone, after } of outages)
  test(
    `[COMP-6] every letter is stored that an editor types while ${name}`,
    { tag: "@all" },
    async ({ page, lake, editor, publishPage }) => {
      test.setTimeout(900_000);
      const blocks = [callToAction, textBlock("Start:", "body")];
      const stored = pageDocument("typed-in-an-outage", blocks, { title: "Begin:" });
      const { draft } = await publishPage(stored);
      const read = (path: string) => () =>
        lake.fetch<string>(`*[_id == $draft][0].${path}`, { draft });
      const notice = page.getByTestId("connection-notice");
      const text = words(typing);

      /** Types, while the outage begins after a second. */
      async function typeThrough() {
        await before?.();
        await expect(notice).toBeEmpty();
        const typed = page.keyboard.type(text, { delay: KEY });
        await pause(1_000);
        const over = run(page);
        if (message !== undefined) await expect(notice).toContainText(message);
        await Promise.all([typed, over]);
        await after?.(page);
        await expect(notice).toBeEmpty();
      }

      await test.step("in a form", async () => {
        await editor.openPage("en", stored._id);
        await editor.title.click();
        await page.keyboard.press("End");
        await typeThrough();
        await expect.poll(read("title")).toBe(`Begin:${text}`);
        await expect(editor.title).toHaveValue(`Begin:${text}`);
      });

      if (isInFormAlone) return;
      const { clickText } = await openComposer(page, "/en/typed-in-an-outage");

      await test.step("in a text on the page", async () => {
        await clickText("Two evenings on the quay");
        await page.keyboard.press("End");
        await typeThrough();
        const heading = read('blocks[_key == "call"][0].heading');
        await expect.poll(heading).toBe(`Two evenings on the quay${text}`);
        await page.keyboard.press("Escape");
      });

      await test.step("in a rich text on the page", async () => {
        await clickText("Start:");
        await page.keyboard.press("End");
        await typeThrough();
        await expect
          .poll(async () => linesOf(await bodyOf(lake, draft)))
          .toEqual([`Start:${text}`]);
      });
      await expect(page.getByText("crashed")).toHaveCount(0);
    },
  );

test(
  "[COMP-6] a reload asks while changes are not stored, and leaving a form loses none of them",
  { tag: "@all" },
  async ({ page, lake, editor, publishPage }) => {
    const stored = pageDocument("left-in-an-outage", [], { title: "Begin:" });
    const { draft } = await publishPage(stored);
    const dialogs: string[] = [];
    const failures: string[] = [];
    page.on("console", (message) => {
      if (/^plugin .* has failed|crashed/.test(message.text())) failures.push(message.text());
    });
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      void dialog.dismiss();
    });
    await editor.openPage("en", stored._id);
    await editor.title.click();
    await page.keyboard.press("End");
    await lakeServer.kill();
    await page.keyboard.type(" kept");
    await page.reload({ timeout: 5_000 }).catch(() => undefined);
    expect(dialogs).toEqual(["beforeunload"]);
    await page.getByRole("link", { name: "Media", exact: true }).click();
    await expect(editor.title).toHaveCount(0);
    await lakeServer.start();
    const title = () => lake.fetch("*[_id == $draft][0].title", { draft });
    await expect.poll(title).toBe("Begin: kept");
    expect(failures).toEqual([]);
  },
);

test(
  "[COMP-6][TOL-2] a preview that is opened in an outage displays the page after it",
  { tag: "@all" },
  async ({ page, publishPage }) => {
    await publishPage(pageDocument("opened-in-an-outage", [textBlock("Here again.", "body")]));
    const { preview } = await openComposer(page, "/en/opened-in-an-outage");
    await lakeServer.kill();
    await preview.locator("html").evaluate(() => location.reload());
    await expect(preview.getByRole("heading", { name: "The preview can’t show" })).toBeVisible();
    await lakeServer.start();
    await expect(preview.getByText("Here again.", { exact: true })).toBeVisible();
  },
);
