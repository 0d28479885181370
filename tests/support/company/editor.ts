import type { Locator, Page } from "@playwright/test";
import { expect } from "../expect.ts";
import { studioEditor } from "../editors/studio-editor.ts";
import type { Upload } from "./brand.ts";

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

/** Estimated times in seconds for a click and for a typed letter, if the editor knows what to write. */
const CLICK = 3;
const LETTER = 0.3;

/**
 * Returns functions that do what an editor does in the studio, and that count the editor's clicks
 * and letters. `film` takes the pictures of the guide. `journey.ts` calls `film` with the name of
 * each picture.
 */
export function editorAt(
  page: Page,
  studio: string,
  film: (moment: string) => Promise<void> = () => Promise.resolve(),
) {
  const work = { clicks: 0, letters: 0 };
  const labels: string[] = [];
  const field = (name: string) => page.getByTestId(`field-${name}`);
  const dialog = () => page.getByRole("dialog").last();
  /** Returns a field in the form of the list entry that is open. */
  const entryField = (name: string) =>
    page.getByTestId(new RegExp(String.raw`^field-(?:blocks|languages)\[.*\]\.${name}$`)).last();

  async function click(target: Locator): Promise<void> {
    work.clicks += 1;
    await target.click({ timeout: PATIENCE });
  }

  async function write(within: Locator, text: string): Promise<void> {
    work.clicks += 1;
    work.letters += text.length;
    const input = within.locator("input:not([type=color]), textarea").first();
    await expect(input).toBeEditable({ timeout: PATIENCE });
    await input.fill(text);
  }

  /** Clicks a link, tab or button that the guide names. */
  async function choose(target: Locator, label: string): Promise<void> {
    labels.push(label);
    await click(target);
  }

  return {
    page,
    field,
    click,
    film,

    /** The labels that the guide names, in the order in which the editor selected them. */
    labels,

    minutes: () => (work.clicks * CLICK + work.letters * LETTER) / 60,

    /** Opens the studio as its address in the browser does. */
    open: async (): Promise<void> => {
      await page.goto(studio);
    },

    /** Goes back to the list of all content, and opens “Get started”. */
    getStarted: async (): Promise<void> => {
      await click(page.getByRole("link", { name: "Content", exact: true }));
      await choose(page.getByRole("link", { name: "Get started", exact: true }), "Get started");
    },

    begin: (link: string) => choose(page.getByRole("link", { name: link, exact: true }), link),

    removeSampleSite: async (): Promise<void> => {
      const label = "Remove sample site …";
      await choose(page.getByRole("button", { name: label, exact: true }), label);
      await click(dialog().getByRole("button", { name: /^Remove \d+ documents$/ }));
      await expect(page.getByText("Sample site removed")).toBeVisible({ timeout: PATIENCE });
    },

    tab: (name: string) => choose(page.getByRole("tab", { name, exact: true }), name),

    fill: (name: string, text: string) => write(field(name), text),

    fillEntry: (name: string, text: string) => write(entryField(name), text),

    select: async (name: string, option: string): Promise<void> => {
      work.clicks += 2;
      await field(name).locator("select").selectOption(option, { timeout: PATIENCE });
    },

    selectInEntry: async (name: string, option: string): Promise<void> => {
      work.clicks += 2;
      await entryField(name).locator("select").selectOption(option, { timeout: PATIENCE });
    },

    typeRichText: async (name: string, text: string): Promise<void> => {
      work.clicks += 2;
      work.letters += text.length;
      await entryField(name).getByRole("textbox").first().click({ timeout: PATIENCE });
      await page.keyboard.type(text);
    },

    addEntry: (list: string) =>
      click(entryField(list).getByRole("button", { name: /^Add (?!comment)/ })),

    openEntry: (list: string) => click(entryField(list).getByTestId("default-preview").first()),

    /** Uploads a file into the first picture field without a picture. */
    upload: async (file: Upload): Promise<void> => {
      const isOpen = (await page.getByRole("dialog").count()) > 0;
      const form = isOpen ? dialog() : page;
      const fields = form.locator("input[type=file]");
      // Closing the form before the file is stored would cancel the upload.
      const stored = form.locator('img[src*="/images/"]');
      await expect(fields.first()).toBeAttached({ timeout: PATIENCE });
      const before = await stored.count();
      work.clicks += 2;
      await fields.first().setInputFiles(file);
      await expect.poll(() => stored.count(), { timeout: PATIENCE }).toBeGreaterThan(before);
    },

    /** Types into the search field of a reference, and selects the document that is found. */
    refer: async (name: string, title: string): Promise<void> => {
      const search = page.getByRole("combobox", { name, exact: true });
      await click(search);
      work.letters += title.length;
      await search.fill(title);
      const found = page.getByTestId("autocomplete-popover").getByRole("button", { name: title });
      await click(found.first());
    },

    addBlock: async (name: string): Promise<void> => {
      await click(
        field("blocks")
          .getByRole("button", { name: /^Add a block/ })
          .last(),
      );
      await click(page.getByRole("menuitem", { name, exact: true }));
      await expect(dialog()).toBeVisible({ timeout: PATIENCE });
    },

    /** Closes the form of an entry, and the forms that contain the entry. */
    closeForm: async (): Promise<void> => {
      await expect(async () => {
        await page
          .getByRole("button", { name: "Close dialog" })
          .last()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 2_000 });
      }).toPass({ timeout: PATIENCE });
      work.clicks += 1;
    },

    publish: async (): Promise<void> => {
      work.clicks += 1;
      labels.push("Publish");
      await studioEditor(page).publish();
    },
  };
}

export type CompanyEditor = ReturnType<typeof editorAt>;
