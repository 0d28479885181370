// @module-tag all
import type { FrameLocator, Locator } from "@playwright/test";
import sharp from "sharp";
import { pageDocument, pictureOf } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

/** Returns a PNG file of one color. */
const pictureFile = async (color: string, width: number, height: number) => ({
  name: `${color}.png`,
  content: await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

type TestFile = { name: string; content: Buffer };

/**
 * Simulates dropping a file from the desktop on an element of the preview. Repeats until the page
 * accepts the file, because it ignores files on an element that is being rendered again.
 */
async function drop(target: Locator, { name, content }: TestFile): Promise<void> {
  const isAccepted = () =>
    target.evaluate(
      (element, file) => {
        const dataTransfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(file.bytes), (byte) => byte.codePointAt(0) ?? 0);
        dataTransfer.items.add(new File([bytes], file.name, { type: "image/png" }));
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = {
          clientX: left + width / 2,
          clientY: top + Math.min(height, innerHeight) / 2,
        };
        const send = (type: string) =>
          element.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...place }),
          );
        send("dragenter");
        send("dragover");
        return !send("drop");
      },
      { name, bytes: content.toString("base64") },
    );
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

type StoredPicture = {
  alt?: string;
  asset?: { _ref: string };
  hotspot?: { x: number; y: number };
};

test("[COMP-2] a picture dropped onto another replaces it, is described and cropped on the spot, and replaced by a pasted one", async ({
  page,
  lake,
  visitor,
  publishPage,
}) => {
  const gold = await pictureFile("gold", 600, 400);
  const { _id: former } = await lake.assets.upload("image", gold.content, {
    filename: gold.name,
  });
  const image = {
    _key: "image",
    _type: "imageBlock",
    version: 2,
    width: "full",
    tone: "default",
    motion: "none",
    picture: pictureOf(former, "A golden sheet"),
  };
  const ids = await publishPage(pageDocument("dropped-picture", [image]));
  const { preview } = await openComposer(page, "/en/dropped-picture");
  const shown = preview.locator("main [data-block] img").first();
  const tools = preview.locator("[data-picture-tools]");
  const box = tools.getByRole("dialog");
  const text = box.getByRole("textbox");
  const replace = tools.getByRole("button", { name: "Replace" });
  const picture = () =>
    lake.fetch<StoredPicture | null>("*[_id == $id][0].blocks[0].picture", { id: ids.draft });
  const assetOf = async () => (await picture())?.asset?._ref;

  await test.step("the file is uploaded and stored", async () => {
    await expect(shown).toBeVisible();
    await drop(shown, await pictureFile("teal", 800, 1_600));
    await expect.poll(assetOf).toMatch(/^image-\w+-800x1600-png$/);
    await expect(shown).toHaveAttribute("src", /800x1600/);
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

  await test.step("arrow keys set the focal point, and the page crops at once", async () => {
    for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    const handle = tools.getByRole("button", { name: /^Focal point:/ });
    await expect(handle).toBeFocused();
    for (let count = 0; count < 4; count += 1) await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("ArrowRight");
    await expect(handle).toHaveAccessibleName("Focal point: 51%, 10%");
    await expect(shown).toHaveCSS("object-position", "51% 10%");
    await page.keyboard.press("Enter");
    await expect(handle).toHaveCount(0);
    await expect
      .poll(async () => (await picture())?.hotspot)
      .toMatchObject({ _type: "sanity.imageHotspot", x: 0.51, y: expect.closeTo(0.1) });
  });

  await test.step("pasting onto the selected picture replaces it", async () => {
    await expect(replace).toBeFocused();
    await paste(preview, await pictureFile("gold", 820, 1_600));
    await expect.poll(assetOf).toMatch(/820x1600/);
    await expect(text).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(box).toHaveCount(0);
    expect((await picture())?.hotspot).toBeUndefined();
  });

  await test.step("a visitor sees the new picture, and no trace of the tools", async () => {
    await expect(tools.getByRole("progressbar")).toHaveCount(0);
    const draft = await lake.getDocument(ids.draft);
    await lake.createOrReplace({ ...draft, _id: ids.page, _type: "page" });
    await expect(async () => {
      await visitor.goto("/en/dropped-picture");
      const seen = visitor.getByRole("img", { name: "The sea at noon" });
      await expect(seen).toHaveAttribute("src", /820x1600/, { timeout: 1_000 });
    }).toPass();
    await expect(visitor.locator("[data-image-fields], [data-picture-tools]")).toHaveCount(0);
  });
});
