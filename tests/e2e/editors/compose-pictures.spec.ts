import type { SanityClient } from "@sanity/client";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

/** Returns a PNG file of one color. */
const pictureFile = async (
  color: string,
  { width = 600, height = 400, name = `${color}.png` } = {},
) => ({
  name,
  content: await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

type TestFile = { name: string; content: Buffer };

/**
 * Simulates dropping files from the desktop on an element of the preview. Repeats until the page
 * accepts the files, because it ignores files on an element that is being rendered again.
 */
async function drop(target: Locator, files: readonly TestFile[]): Promise<void> {
  const given = files.map(({ name, content }) => ({ name, bytes: content.toString("base64") }));
  const isAccepted = () =>
    target.evaluate((element, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, bytes } of dropped) {
        const content = Uint8Array.from(atob(bytes), (byte) => byte.codePointAt(0) ?? 0);
        dataTransfer.items.add(new File([content], name, { type: "image/png" }));
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + Math.min(height, innerHeight) / 2 };
      const send = (type: string) =>
        element.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...place }),
        );
      send("dragenter");
      send("dragover");
      return !send("drop");
    }, given);
  await expect.poll(isAccepted).toBe(true);
}

/** Pastes a file into the preview while an element has the focus. */
const paste = (preview: FrameLocator, { name, content }: TestFile) =>
  preview.locator("body").evaluate(
    (body, file) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.bytes), (byte) => byte.codePointAt(0) ?? 0);
      clipboardData.items.add(new File([bytes], file.name, { type: "image/png" }));
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (body.ownerDocument.activeElement ?? body).dispatchEvent(event);
    },
    { name, bytes: content.toString("base64") },
  );

const imageBlock = (picture?: object) => ({
  _key: "image",
  _type: "imageBlock",
  version: 2,
  width: "full",
  tone: "default",
  motion: "none",
  ...(picture && { picture }),
});

/** Opens the preview, and returns locators of the tools for pictures. */
async function openPictures(page: Page, path: string) {
  const composer = await openComposer(page, path);
  const tools = composer.preview.locator("[data-picture-tools]");
  const box = tools.getByRole("dialog");
  return {
    ...composer,
    tools,
    box,
    text: box.getByRole("textbox"),
    bar: tools.getByRole("toolbar"),
    replace: tools.getByRole("button", { name: "Replace" }),
    placeholder: tools.getByRole("button", { name: "Drop an image, or click to choose one" }),
    image: composer.preview.locator("main [data-block] img").first(),
  };
}

type StoredPicture = {
  alt?: string;
  asset?: { _ref: string };
  hotspot?: { x: number; y: number };
};

/** Returns a function that reads the picture of a document's first block. */
const pictureIn = (lake: SanityClient, id: string) => () =>
  lake.fetch<StoredPicture | null>("*[_id == $id][0].blocks[0].picture", { id });

test(
  "[COMP-2] a picture dropped onto another replaces it, is described on the spot, and undone",
  { tag: "@all" },
  async ({ page, lake, visitor, publishPage }) => {
    const gold = await pictureFile("gold");
    const { _id: former } = await lake.assets.upload("image", gold.content, {
      filename: gold.name,
    });
    const blocks = [imageBlock(pictureOf(former, "A golden sheet"))];
    const ids = await publishPage(pageDocument("dropped-picture", blocks));
    const opened = await openPictures(page, "/en/dropped-picture");
    const { image, box, text, replace, tools } = opened;
    const picture = pictureIn(lake, ids.draft);
    const assetOf = async () => (await picture())?.asset?._ref;

    await test.step("the file is uploaded and stored", async () => {
      await expect(image).toBeVisible();
      await drop(image, [await pictureFile("teal", { width: 900, height: 600 })]);
      await expect.poll(assetOf).toMatch(/^image-\w+-900x600-png$/);
      await expect(image).toHaveAttribute("src", /900x600/);
    });

    await test.step("the box asks for the alt text, and Enter stores it", async () => {
      await expect(box).toHaveAccessibleName("Describe the image");
      await expect(text).toBeFocused();
      await expect(text).toHaveValue("A golden sheet");
      await page.keyboard.type("The sea at noon");
      await page.keyboard.press("Enter");
      await expect(box).toHaveCount(0);
      await expect.poll(async () => (await picture())?.alt).toBe("The sea at noon");
      await expect(replace).toBeFocused();
    });

    await test.step("Ctrl+Z takes back the text, and then the file", async () => {
      await page.keyboard.press("ControlOrMeta+Z");
      await expect.poll(async () => (await picture())?.alt).toBe("A golden sheet");
      await page.keyboard.press("ControlOrMeta+Z");
      await expect.poll(assetOf).toBe(former);
      await expect(image).toHaveAttribute("src", /600x400/);
      await page.keyboard.press("ControlOrMeta+Shift+Z");
      await expect.poll(assetOf).toMatch(/900x600/);
    });

    await test.step("a visitor sees the new picture, and no trace of the tools", async () => {
      await expect(tools.getByRole("progressbar")).toHaveCount(0);
      const draft = await lake.getDocument(ids.draft);
      await lake.createOrReplace({ ...draft, _id: ids.page, _type: "page" });
      await expect(async () => {
        await visitor.goto("/en/dropped-picture");
        const shown = visitor.getByRole("img", { name: "A golden sheet" });
        await expect(shown).toHaveAttribute("src", /900x600/, { timeout: 1_000 });
      }).toPass();
      await expect(visitor.locator("[data-image-fields], [data-picture-tools]")).toHaveCount(0);
    });
  },
);

test(
  "[COMP-2] by the keyboard alone, a picture is chosen, pasted, described, and its focal point set",
  { tag: "@all" },
  async ({ page, lake, publishPage }) => {
    const blocks = [imageBlock(), textBlock("Words below the picture.")];
    const ids = await publishPage(pageDocument("picture-by-keys", blocks));
    const opened = await openPictures(page, "/en/picture-by-keys");
    const { placeholder, toolbar, text, replace, tools, preview, image, box } = opened;
    const picture = pictureIn(lake, ids.draft);

    await test.step("the toolbar's button opens the browser's dialog for the empty picture", async () => {
      await expect(placeholder).toBeVisible();
      await page.keyboard.press("F6");
      await expect(opened.focused).toContainText("Image 1/2");
      const chooser = page.waitForEvent("filechooser");
      await toolbar.getByRole("button", { name: "Images" }).focus();
      await page.keyboard.press("Enter");
      const { name, content } = await pictureFile("teal", { width: 800, height: 1_600 });
      await (await chooser).setFiles({ name, mimeType: "image/png", buffer: content });
      await expect.poll(async () => (await picture())?.asset?._ref).toMatch(/800x1600/);
      await expect(text).toBeFocused();
      await page.keyboard.type("A tall wave");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await picture())?.alt).toBe("A tall wave");
      await expect(placeholder).toHaveCount(0);
    });

    await test.step("arrow keys set the focal point, and the page crops at once", async () => {
      await expect(replace).toBeFocused();
      await opened.pressKeys("ArrowRight", "ArrowRight", "Enter");
      const handle = tools.getByRole("button", { name: /^Focal point:/ });
      await expect(handle).toBeFocused();
      for (let count = 0; count < 4; count += 1) await page.keyboard.press("Shift+ArrowUp");
      await page.keyboard.press("ArrowRight");
      await expect(handle).toHaveAccessibleName("Focal point: 51%, 10%");
      await expect(image).toHaveCSS("object-position", "51% 10%");
      await page.keyboard.press("Enter");
      await expect(handle).toHaveCount(0);
      await expect
        .poll(async () => (await picture())?.hotspot)
        .toMatchObject({ _type: "sanity.imageHotspot", x: 0.51, y: expect.closeTo(0.1) });
    });

    await test.step("pasting onto the selected picture replaces it", async () => {
      await expect(replace).toBeFocused();
      await paste(preview, await pictureFile("gold", { width: 820, height: 1_600 }));
      await expect.poll(async () => (await picture())?.asset?._ref).toMatch(/820x1600/);
      await expect(text).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(box).toHaveCount(0);
      expect((await picture())?.hotspot).toBeUndefined();
      await page.keyboard.press("Escape");
      await expect(toolbar.getByRole("button", { name: "Images" })).toBeFocused();
    });
  },
);
