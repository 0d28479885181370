import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { openComposer } from "../support/editors/composer.ts";
import { studioEditor } from "../support/editors/studio-editor.ts";
import { addressesOf, testStack } from "../support/stack/stack.ts";
import { type Drawing, stillPage } from "./drawing.ts";

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

const title = "Films on the fire wall";
const slug = "films-on-the-fire-wall";

/** The texts that the editor types. Each replaces a text of the template “An evening”. */
const words: readonly (readonly [template: string, typed: string])[] = [
  ["Name the evening", "Films on the fire wall"],
  [
    "Say in one sentence what happens, and for whom.",
    "Four warm nights in the yard. Bring a blanket, we bring the projector.",
  ],
  ["What it is about", "Under the open sky"],
  ["What takes place", "Short films from the harbor"],
  ["Where", "The yard"],
  ["A sentence by somebody who has been there.", "We stayed until the last reel."],
  ["Their name", "Ines Calder"],
  ["Ask them to come", "Come early"],
  ["Say what it costs, and how to get a seat.", "Admission is free. The wall is warm until ten."],
];

/** Window sizes in px for the pictures of the finished page. */
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * Clicks `text` until the editor can type in it. Earlier clicks have no effect, because the studio
 * and the page may not be connected yet. `typed` is the editable element.
 */
async function clickText(text: Locator, typed: Locator): Promise<void> {
  await expect(async () => {
    await text.click();
    await expect(typed).toBeFocused({ timeout: 2_000 });
  }).toPass({ timeout: PATIENCE });
}

/**
 * Types the page's texts in the Preview, from the last to the first. Afterwards the caret is in the
 * page's first text.
 */
async function typeTexts(page: Page): Promise<Awaited<ReturnType<typeof openComposer>>> {
  const composer = await openComposer(page, `/en/${slug}`);
  const { preview, typed } = composer;
  for (const [template, text] of words.toReversed()) {
    await clickText(preview.getByText(template, { exact: true }), typed);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
    await expect(typed).toHaveText(text);
  }
  return composer;
}

/**
 * Makes a page from a template, and takes screenshots of it for the guide “A page in ten minutes”: the
 * start page, the form, typing in the Preview, the block menu, the page checks and the result.
 */
export async function drawEvening({ folder, browser, site }: Drawing): Promise<void> {
  const { studio } = addressesOf(testStack);
  const context = await browser.newContext({ viewport: windows.desktop });
  const page = await context.newPage();
  const write = async (name: string, shown: Page | Locator, width: number) => {
    const picture = await shown.screenshot({ animations: "disabled" });
    const file = join(folder, `page-${name}.webp`);
    const { size } = await sharp(picture).resize({ width }).webp({ quality: 80 }).toFile(file);
    console.log(`${file}: ${size} bytes`);
  };
  const editor = studioEditor(page);

  await page.goto(`${studio}/structure/start`);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: PATIENCE });
  await write("start", page, 1_200);

  await editor.openPages("en");
  await page.getByTestId(/action-intent-button$/).click();
  await page.getByRole("menuitem", { name: "An evening" }).click();
  await editor.field("title").getByTestId("string-input").fill(title, { timeout: PATIENCE });
  await editor.field("slug").getByRole("button", { name: "Generate" }).click();
  await expect(editor.field("slug").locator("input")).toHaveValue(slug);
  // Otherwise the next page would be loaded before the draft is stored.
  await expect(page.getByText(/^(?:Saved|Edited just now)/).first()).toBeVisible();
  await write("form", page, 1_200);

  const { menu, toolbar } = await typeTexts(page);
  await write("preview", page, 1_200);

  await page.keyboard.press("Escape");
  await expect(toolbar.locator(":focus")).toBeVisible();
  await page.keyboard.press("/");
  await expect(menu.getByRole("textbox")).toBeFocused();
  // Waits for the thumbnails, because they load only when they come into view.
  await expect(async () => {
    const pictures = await menu
      .locator("img")
      .evaluateAll((all) =>
        all
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image instanceof HTMLImageElement && image.complete),
      );
    expect(pictures).not.toContain(false);
  }).toPass({ timeout: PATIENCE });
  await write("blocks", menu, 964);
  await page.keyboard.press("Escape");

  await editor.openPages("en");
  await page.getByText(title, { exact: true }).first().click();
  await page.getByRole("button", { name: "Page checks", exact: true }).click();
  await page
    .getByRole("button", { name: "Close page checks panel" })
    .waitFor({ timeout: PATIENCE });
  await write("checks", page, 1_200);
  await editor.publish();
  await context.close();

  for (const [name, viewport] of Object.entries(windows)) {
    const visit = await stillPage({ browser, site }, viewport);
    await expect(async () => {
      const response = await visit.goto(`/en/${slug}`, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(200);
    }).toPass({ timeout: PATIENCE });
    // Hides the consent banner, because it covers the lower edge of the page.
    await visit.addStyleTag({ content: "[data-consent-banner] { display: none !important }" });
    await write(name, visit, Math.min(viewport.width, 1_200));
    await visit.context().close();
  }
}
