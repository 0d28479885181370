import { expect, type Locator, type Page } from "@playwright/test";
import { addressesOf, testStack } from "./stack.ts";

/** The studio takes its time on two busy cores. In ms. */
const PATIENCE = 60_000;

/** A block's form, open over the page's form. */
type BlockForm = {
  /** A field's own part of the form, by its name in the schema. */
  field: (name: string) => Locator;
  fill: (name: string, text: string) => Promise<void>;
  /** Uploads a picture into the form's first picture field, and says what it shows. */
  upload: (field: string, picture: Buffer, alt: string) => Promise<void>;
  write: (name: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** What an editor does in the unmodified Studio, by the words and roles on the screen. */
export function studioEditor(page: Page) {
  const { studio } = addressesOf(testStack);
  const field = (name: string) => page.getByTestId(`field-${name}`);

  const dialog = () => page.getByRole("dialog").last();

  function blockForm(): BlockForm {
    const own = (name: string) =>
      dialog().locator(`[data-testid^="field-blocks["][data-testid$="].${name}"]`);
    return {
      field: own,
      async fill(name, text) {
        await own(name).locator("input, textarea").first().fill(text);
      },
      async upload(name, buffer, alt) {
        const file = { name: "poster.png", mimeType: "image/png", buffer };
        await dialog().locator("input[type=file]").first().setInputFiles(file);
        // The preview is there once the lake has taken the file in.
        await expect(dialog().locator('img[src*="/images/"]').first()).toBeVisible({
          timeout: PATIENCE,
        });
        await own(`${name}.alt`).locator("input").fill(alt);
      },
      async write(name, text) {
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

    /** Opens the pages of a language; nobody asks for a name or a password. */
    async openPages(language: string) {
      await page.goto(`${studio}/structure/pages;${language}`);
      await expect(page.getByTestId(/action-intent-button$/)).toBeVisible({ timeout: PATIENCE });
    },

    /** Begins a page with a title and the address the studio makes of it. */
    async createPage(title: string) {
      await page.getByTestId(/action-intent-button$/).click();
      // Beside the language's templates; without any, the button makes an empty page at once.
      const empty = page.getByRole("menuitem", { name: "Empty page" });
      await empty.or(field("title")).first().waitFor({ timeout: PATIENCE });
      if (await empty.isVisible()) await empty.click();
      await field("title").getByTestId("string-input").fill(title, { timeout: PATIENCE });
      await field("slug").getByRole("button", { name: "Generate" }).click();
      await expect(field("slug").locator("input")).not.toHaveValue("");
    },

    /** Opens the page of a document that exists. */
    async openPage(language: string, id: string) {
      await page.goto(`${studio}/structure/pages;${language};${id}`);
      await expect(field("title").getByTestId("string-input")).toBeEnabled({ timeout: PATIENCE });
    },

    /** Shows one group of the form's fields. */
    async openGroup(name: string) {
      await page.getByRole("tab", { name, exact: true }).click();
    },

    /** Chooses an entry of the document's menu. */
    async choose(action: string) {
      await page.getByTestId("action-menu-button").click();
      await page.getByRole("menuitem", { name: action }).click();
    },

    /** Answers the question that an action asks. */
    async answer(button: string) {
      await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
    },

    /** Adds a block at the end and returns its open form. */
    async addBlock(name: string): Promise<BlockForm> {
      const add = field("blocks").getByRole("button", { name: /^Add a block/ });
      await add.last().click();
      await page.getByRole("menuitem", { name }).click();
      await expect(dialog()).toBeVisible();
      return blockForm();
    },

    /** Publishes, and waits until the studio says so. */
    async publish() {
      const button = page.getByTestId("action-publish");
      const anyway = page.getByRole("button", { name: "Publish anyway" });
      const status = page.getByTestId("pane-footer-document-status");
      // The studio takes no publish while it still saves or checks the last words.
      await expect(async () => {
        if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
        // What the checks have to say of a test's page is no matter here.
        await expect(button.or(anyway)).toBeVisible();
        if (await anyway.isVisible()) await anyway.click();
        await expect(status).toHaveText(/Last published (?:just now|\d+ sec)/, { timeout: 5_000 });
      }).toPass({ timeout: PATIENCE });
    },
  };
}
