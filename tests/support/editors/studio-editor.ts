import type { Page } from "@playwright/test";
import { expect } from "../expect.ts";
import { addressesOf, testStack } from "../stack/stack.ts";

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

export function studioEditor(page: Page) {
  const { studio } = addressesOf(testStack);
  const field = (name: string) => page.getByTestId(`field-${name}`);

  const title = field("title").getByTestId("string-input");
  const dialog = () => page.getByRole("dialog").last();

  function blockForm() {
    const own = (name: string) =>
      dialog().locator(`[data-testid^="field-blocks["][data-testid$="].${name}"]`);
    return {
      field: own,
      async fill(name: string, text: string) {
        await own(name).locator("input, textarea").first().fill(text);
      },
      /** Uploads a picture into the form's first picture field, `name`, and fills in its alt text. */
      async upload(name: string, buffer: Buffer, alt: string) {
        const file = { name: "poster.png", mimeType: "image/png", buffer };
        await dialog().locator("input[type=file]").first().setInputFiles(file);
        // The dialog displays the picture as soon as the lake has stored the file.
        await expect(dialog().locator('img[src*="/images/"]').first()).toBeVisible({
          timeout: PATIENCE,
        });
        await own(`${name}.alt`).locator("input").fill(alt);
      },
      async write(name: string, text: string) {
        await own(name).getByRole("textbox").first().click();
        await page.keyboard.type(text);
      },
      async close() {
        await dialog().getByRole("button", { name: "Close dialog" }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      },
    };
  }

  return {
    field,
    title,
    slug: field("slug").locator("input").first(),

    /** Opens the list of a language's pages. A studio with only one user requires no sign-in. */
    async openPages(language: string) {
      await page.goto(`${studio}/structure/pages;${language}`);
      await expect(page.getByTestId(/action-intent-button$/)).toBeVisible({ timeout: PATIENCE });
    },

    async createPage(words: string) {
      await page.getByTestId(/action-intent-button$/).click();
      // The menu also lists the language's templates. Without templates, the button creates an
      // empty page at once.
      const empty = page.getByRole("menuitem", { name: "Empty page" });
      await empty.or(field("title")).first().waitFor({ timeout: PATIENCE });
      if (await empty.isVisible()) await empty.click();
      await title.fill(words, { timeout: PATIENCE });
      await field("slug").getByRole("button", { name: "Generate" }).click();
      await expect(field("slug").locator("input")).not.toHaveValue("");
    },

    /** Opens the form of a page. Signs `person` in first, if the project has several editors. */
    async openPage(language: string, id: string, person?: string) {
      await page.goto(`${studio}/structure/pages;${language};${id}`);
      if (person !== undefined) {
        await page.getByText(person, { exact: true }).click({ timeout: PATIENCE });
      }
      await expect(title).toBeEnabled({ timeout: PATIENCE });
    },

    /** Opens an inspector beside the form, such as “Page checks”. */
    async openPanel(name: string) {
      await page.getByRole("button", { name, exact: true }).click();
    },

    async openGroup(name: string) {
      await page.getByRole("tab", { name, exact: true }).click();
    },

    async choose(action: string) {
      await page.getByTestId("action-menu-button").click();
      await page.getByRole("menuitem", { name: action }).click();
    },

    async answer(button: string) {
      await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
    },

    /** Opens a tab of the panel that the document's status opens. */
    async openReview(tab: "History" | "Review changes") {
      await page.getByTestId("pane-footer-document-status").click();
      await page.getByRole("tab", { name: tab, exact: true }).click();
    },

    /** Restores the newest revision of the open history whose entry matches. */
    async restore(revision: RegExp) {
      const entry = page.getByRole("option", { name: revision }).first();
      await entry.getByTestId("timeline-item-button").click();
      await page.getByTestId("action-reverttorevision").click();
      await page.getByTestId("confirm-popover-confirm-button").click();
    },

    async addBlock(name: string) {
      const add = field("blocks").getByRole("button", { name: /^Add a block/ });
      await add.last().click();
      await page.getByRole("menuitem", { name }).click();
      await expect(dialog()).toBeVisible();
      return blockForm();
    },

    /** Publishes, and waits until the studio confirms it. */
    async publish() {
      // The studio makes the id of the button's label, which may be “Publish anyway” already.
      const button = page.getByTestId(/^action-publish/);
      const anyway = page.getByRole("button", { name: "Publish anyway" });
      const published = page
        .getByTestId("pane-footer-document-status")
        .filter({ hasText: /Last published (?:just now|\d+ sec)/ });
      let isRepeated = false;
      await expect(async () => {
        if (isRepeated && (await published.isVisible())) return;
        isRepeated = true;
        // The studio enables the button when it has validated the last input.
        await button.click({ timeout: 5_000 });
        // `anyway` publishes despite the findings of the page checks, which don't matter for a test page.
        await expect(anyway.or(published).first()).toBeVisible({ timeout: 5_000 });
        if (await anyway.isVisible()) await anyway.click();
        await expect(published).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: PATIENCE });
    },
  };
}
