import type { Page } from "@playwright/test";
import { callToAction, pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { bodyOf, linesOf } from "../../support/editors/rich-texts.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

test.describe.configure({ mode: "serial" });

/** Time in ms between two keys of a quick writer. */
const KEY = 80;
const text = Array.from({ length: 10 }, (_, n) => ` ${1000 + n}!`).join("");

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
  await navbar.getByRole("button").last().click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(navbar).toHaveCount(0);
  await other.close();
}

for (const [name, endSession, tag] of [
  ["the session ends", revokeToken, []],
  ["another tab signs out", signOutElsewhere, ["@all"]],
] as const)
  test(
    `[COMP-6] every letter is stored that an editor types while ${name}, once the editor has signed in again`,
    { tag: [...tag] },
    async ({ page, lake, editor, publishPage }) => {
      test.setTimeout(900_000);
      const blocks = [callToAction, textBlock("Start:", "body")];
      const stored = pageDocument("typed-signed-out", blocks, { title: "Begin:" });
      const { draft } = await publishPage(stored);
      const read = (path: string) => () =>
        lake.fetch<string>(`*[_id == $draft][0].${path}`, { draft });
      const notice = page.getByTestId("connection-notice");

      async function typeThrough() {
        const typed = page.keyboard.type(text, { delay: KEY });
        await endSession(page);
        await typed;
        await expect(notice).toContainText("You are signed out");
        const tab = page.context().waitForEvent("page");
        await notice.getByRole("link", { name: "Sign in in a new tab" }).click();
        await expect(notice).toContainText(/You are signed in again|Your changes are stored/);
        await (await tab).close();
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

      const { clickText } = await openComposer(page, "/en/typed-signed-out");
      await test.step("in a rich text on the page", async () => {
        await clickText("Start:");
        await page.keyboard.press("End");
        await typeThrough();
        await expect
          .poll(async () => linesOf(await bodyOf(lake, draft)))
          .toEqual([`Start:${text}`]);
      });
    },
  );
