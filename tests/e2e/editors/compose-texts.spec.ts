// @module-tag all
import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import {
  callToAction as call,
  featureGrid,
  pageDocument,
  textBlock,
} from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { bodyOf, linesOf } from "../../support/editors/rich-texts.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

/** The heading after `typeTogether`. */
const typedTogether = "fttOTwo evenings on the quay! One two three four";

/** Types four words at the end of the focused heading, while another editor inserts a letter before it for each. */
async function typeTogether(
  page: Page,
  {
    lake,
    draft,
    delay,
    onWord,
  }: {
    lake: SanityClient;
    draft: string;
    delay: number;
    onWord?: (word: string) => Promise<void>;
  },
): Promise<void> {
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  const path = "blocks[0].heading";
  const heading = () => lake.fetch<string>(`*[_id == $draft][0].${path}`, { draft });
  await expect.poll(heading).toBe("Two evenings on the quay!");
  for (const word of ["One", "two", "three", "four"]) {
    const typing = page.keyboard.type(` ${word}`, { delay });
    const now = await heading();
    const patch = stringifyPatches(makePatches(now, `${word[0]}${now}`));
    await lake.patch(draft, { diffMatchPatch: { [path]: patch } }).commit();
    await typing;
    await onWord?.(word);
  }
  await expect.poll(heading).toBe(typedTogether);
}

test("[COMP-1][COMP-4] pasted text loses its line breaks and its format, and two editors in one text lose nothing", async ({
  page,
  lake,
  publishPage,
}) => {
  const { draft } = await publishPage(pageDocument("typed-together", [call, featureGrid]));
  const { typed, clickText } = await openComposer(page, "/en/typed-together");
  await clickText("Bring a coat.");
  await page.keyboard.press("ControlOrMeta+A");
  await typed.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "A coat\r\nand\n a lamp");
    dataTransfer.setData("text/html", "<b>A coat</b><script>alert(1)</script>");
    const inputType = "insertFromPaste";
    const how = { inputType, dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new InputEvent("beforeinput", how));
  });
  await expect(typed).toHaveText("A coat and a lamp");

  await clickText("Two evenings on the quay");
  await typeTogether(page, { lake, draft, delay: 30 });
  await expect(typed).toHaveText(typedTogether);
  await lake.patch(draft).unset(['blocks[_key=="call"]']).commit();
  await expect(page.getByText("Another editor has removed this block.")).toBeVisible();
  await expect(typed).toHaveCount(0);
});

test("[COMP-4] two editors in one field of a form lose nothing", async ({
  page,
  lake,
  publishPage,
}) => {
  const { draft } = await publishPage(pageDocument("form-together", [call]), {});
  const composer = await openComposer(page, "/en/form-together");
  const { field } = composer;
  await composer.openForm("Two evenings on the quay");
  const input = field("heading").getByRole("textbox");
  await input.click();
  await typeTogether(page, {
    lake,
    draft,
    delay: 60,
    onWord: (word) => expect(input).toHaveValue(new RegExp(`^${word[0]}.* ${word}$`)),
  });
  await expect(input).toHaveValue(typedTogether);
});

test("[COMP-1] input methods work in right-to-left texts", async ({ page, lake, publishPage }) => {
  const blocks = [{ ...textBlock("سائقة تفوّت محطتها."), heading: "ليلتان" }];
  const stored = pageDocument("typed-in-arabic", blocks, { language: "ar" });
  const { draft } = await publishPage(stored);
  const composer = await openComposer(page, "/ar/typed-in-arabic");
  const { typed, typedRich, reasons, clickText, compose, pressKeys } = composer;
  await clickText("ليلتان");
  await page.keyboard.press("ControlOrMeta+A");
  await compose(["k", "か", "かい", "開"], "開演");
  await expect(typed).toHaveText("開演");
  await expect
    .poll(() => lake.fetch("*[_id == $draft][0].blocks[0].heading", { draft }))
    .toBe("開演");

  await page.keyboard.press("Tab");
  await expect(typedRich).toBeFocused();
  await expect(typedRich).toHaveCSS("direction", "rtl");
  await expect(typedRich).toHaveAttribute("spellcheck", "true");
  await pressKeys("ControlOrMeta+A", "Backspace");
  await expect(reasons).toContainText("Enter some text");
  await compose(["k", "か", "開"], "開演");
  await expect.poll(async () => linesOf(await bodyOf(lake, draft))).toEqual(["開演"]);
  await expect(reasons).toHaveCount(0);
});

test("[COMP-1] the published version can't be typed", async ({ page, lake, publishPage }) => {
  const { draft } = await publishPage(pageDocument("typed-published", [call]));
  const preview = encodeURIComponent("/en/typed-published");
  await page.goto(`${urls.studio}/presentation?perspective=published&preview=${preview}`);
  const frame = page.frameLocator("iframe");
  await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled();
  const refusal = page.getByText("You can't edit the published version.");
  await expect(async () => {
    await frame.getByText("Bring a coat.").click();
    await expect(refusal).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(frame.locator("span[data-typing]")).toHaveCount(0);
  expect(await lake.getDocument(draft)).toBeUndefined();
});
