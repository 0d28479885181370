import type { SanityClient } from "@sanity/client";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { withPage } from "../../support/editors/with-page.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

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

/** Uploads a picture of one color to the lake. */
async function uploaded(lake: SanityClient, color: string, size = {}): Promise<string> {
  const { name, content } = await pictureFile(color, size);
  return (await lake.assets.upload("image", content, { filename: name }))._id;
}

const imageBlock = (picture?: object) => ({
  _key: "image",
  _type: "imageBlock",
  version: 2,
  width: "full",
  tone: "default",
  motion: "none",
  ...(picture && { picture }),
});

type StoredPicture = {
  _key?: string;
  alt?: string;
  decorative?: boolean;
  asset?: { _ref: string };
  hotspot?: { x: number; y: number };
};

/** Returns a function that reads a field of a document's first block. */
const stored =
  <T = StoredPicture>(lake: SanityClient, id: string, field: string) =>
  async (): Promise<T | null> =>
    lake.fetch<T | null>(`*[_id == $id][0].blocks[0].${field}`, { id });

/** Opens the preview, and returns locators of the tools for pictures. */
async function openPictures(page: Page, path: string) {
  const composer = await openComposer(page, path);
  const { preview } = composer;
  const tools = preview.locator("[data-picture-tools]");
  const box = tools.getByRole("dialog");
  return {
    ...composer,
    tools,
    box,
    text: box.getByRole("textbox"),
    bar: tools.getByRole("toolbar"),
    placeholder: tools.getByRole("button", { name: "Drop an image, or click to choose one" }),
    problem: tools.getByRole("alert"),
    image: preview.locator("main [data-block] img").first(),
  };
}

/** Publishes a page's draft, as the studio does. */
async function publish(lake: SanityClient, ids: { page: string; draft: string }): Promise<void> {
  const draft = await lake.getDocument(ids.draft);
  if (!draft) throw new Error("The page has no draft.");
  await lake
    .transaction()
    .createOrReplace({ ...draft, _id: ids.page })
    .delete(ids.draft)
    .commit();
}

test("[COMP-2] a picture dropped onto another replaces it, is described on the spot, and undone", async ({
  page,
  lake,
  newVisitor,
}) => {
  const former = await uploaded(lake, "gold");
  const blocks = [imageBlock(pictureOf(former, "A golden sheet"))];
  await withPage(lake, pageDocument("dropped-picture", blocks), async (ids) => {
    const { image, box, text, bar, preview, tools } = await openPictures(
      page,
      "/en/dropped-picture",
    );
    const picture = stored(lake, ids.draft, "picture");
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
      await expect(bar.getByRole("button", { name: "Replace" })).toBeFocused();
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
      await publish(lake, ids);
      const { context } = await newVisitor();
      const visited = await context.newPage();
      await expect(async () => {
        await visited.goto(`${urls.site}/en/dropped-picture`);
        await expect(visited.getByRole("img", { name: "A golden sheet" })).toHaveAttribute(
          "src",
          /900x600/,
          { timeout: 1_000 },
        );
      }).toPass();
      await expect(visited.locator("[data-image-fields], [data-picture-tools]")).toHaveCount(0);
    });
    await expect(preview.getByRole("img", { name: "A golden sheet" })).toBeVisible();
  });
});

test(
  "[COMP-2] a file that is no image is refused with the reason, and nothing is stored",
  { tag: "@all" },
  async ({ page, lake }) => {
    await withPage(
      lake,
      pageDocument("refused-picture", [imageBlock()]),
      async ({ page: id, draft }) => {
        const { placeholder, problem, image, box } = await openPictures(
          page,
          "/en/refused-picture",
        );
        await expect(placeholder).toBeVisible();

        await test.step("an HTML page that is named and declared as an image", async () => {
          const content = Buffer.from("<html><script>alert(1)</script><svg></svg></html>");
          await drop(image, [{ name: "tram.png", content }]);
          await expect(problem).toContainText(
            "“tram.png” is not an image that browsers can display.",
          );
          await problem.getByRole("button", { name: "Try again" }).click();
          await expect(problem).toContainText("“tram.png” is not an image");
          await problem.getByRole("button", { name: "Close" }).click();
          await expect(problem).toHaveCount(0);
        });

        await test.step("a damaged image, which the dataset rejects", async () => {
          const { content } = await pictureFile("gold");
          await drop(image, [{ name: "torn.png", content: content.subarray(0, 20) }]);
          await expect(problem.getByRole("button", { name: "Try again" })).toBeVisible();
          await problem.getByRole("button", { name: "Close" }).click();
        });

        await test.step("several files on a place for one", async () => {
          await drop(image, [await pictureFile("gold"), await pictureFile("teal")]);
          await expect(problem).toHaveText("Only one image fits here. Drop a single file.");
        });
        await expect(box).toHaveCount(0);
        expect(await lake.getDocument(draft)).toBeUndefined();
        expect(await stored(lake, id, "picture")()).toBeNull();
      },
    );
  },
);

test(
  "[COMP-2] several files dropped on a gallery become its pictures, in their order",
  { tag: "@all" },
  async ({ page, lake }) => {
    const gallery = {
      _key: "gallery",
      _type: "gallery",
      version: 3,
      layout: "wall",
      tone: "default",
    };
    await withPage(lake, pageDocument("dropped-gallery", [gallery]), async ({ draft }) => {
      const { placeholder, image, text, box, bar, preview } = await openPictures(
        page,
        "/en/dropped-gallery",
      );
      const pictures = stored<StoredPicture[]>(lake, draft, "pictures");
      await expect(placeholder).toBeVisible();
      const sizes = [500, 600, 700];
      await drop(
        image,
        await Promise.all(
          sizes.map((width) => pictureFile("teal", { width, name: `${width}.png` })),
        ),
      );
      await expect
        .poll(async () => (await pictures())?.map(({ asset }) => asset?._ref.split("-")[2]))
        .toEqual(["500x400", "600x400", "700x400"]);
      await expect(preview.locator("main [data-block] li img")).toHaveCount(3);

      for (const words of ["One", "Two"]) {
        await expect(text).toBeFocused();
        await expect(text).toHaveValue("");
        await page.keyboard.type(words);
        await page.keyboard.press("Enter");
      }
      await expect(text).toHaveValue("");
      await box.getByRole("checkbox", { name: "Decorative" }).check();
      await box.getByRole("button", { name: "Save" }).click();
      await expect
        .poll(async () => (await pictures())?.map(({ alt, decorative }) => [alt, decorative]))
        .toEqual([
          ["One", false],
          ["Two", false],
          [undefined, true],
        ]);

      await test.step("one file replaces a picture of the gallery, two are added after it", async () => {
        const second = preview.locator("main [data-block] li img").nth(1);
        await drop(second, [await pictureFile("gold", { width: 800 })]);
        await expect
          .poll(async () => (await pictures())?.[1])
          .toMatchObject({ alt: "Two", asset: { _ref: expect.stringContaining("800x400") } });
        await expect(text).toHaveValue("Two");
        await page.keyboard.press("Escape");
        await expect(box).toHaveCount(0);
        await drop(second, [
          await pictureFile("gold", { width: 810 }),
          await pictureFile("gold", { width: 820 }),
        ]);
        await expect
          .poll(async () => (await pictures())?.map(({ asset }) => asset?._ref.split("-")[2]))
          .toEqual(["500x400", "800x400", "810x400", "820x400", "700x400"]);
        await expect(text).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(text).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(bar.getByRole("button", { name: "Replace" })).toBeFocused();
        await page.keyboard.press("ControlOrMeta+Z");
        await expect.poll(async () => (await pictures())?.length).toBe(3);
      });
    });
  },
);

test(
  "[COMP-2] by the keyboard alone, a picture is chosen, pasted, described, and its focal point set",
  { tag: "@all" },
  async ({ page, lake, newVisitor }) => {
    const blocks = [imageBlock(), textBlock("Words below the picture.")];
    await withPage(lake, pageDocument("picture-by-keys", blocks), async (ids) => {
      const { placeholder, toolbar, text, bar, tools, preview, image, box } = await openPictures(
        page,
        "/en/picture-by-keys",
      );
      const picture = stored(lake, ids.draft, "picture");

      await test.step("the toolbar's button opens the browser's dialog for the empty picture", async () => {
        await expect(placeholder).toBeVisible();
        await page.keyboard.press("F6");
        await expect(toolbar.locator(":focus")).toContainText("Image 1/2");
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
        await expect(bar.getByRole("button", { name: "Replace" })).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
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
        await expect(bar.getByRole("button", { name: "Replace" })).toBeFocused();
        await paste(preview, await pictureFile("gold", { width: 820, height: 1_600 }));
        await expect.poll(async () => (await picture())?.asset?._ref).toMatch(/820x1600/);
        await expect(text).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(box).toHaveCount(0);
        expect((await picture())?.hotspot).toBeUndefined();
        await page.keyboard.press("Escape");
        await expect(toolbar.getByRole("button", { name: "Images" })).toBeFocused();
      });

      await publish(lake, ids);
      const { context } = await newVisitor();
      const visited = await context.newPage();
      await expect(async () => {
        await visited.goto(`${urls.site}/en/picture-by-keys`);
        await expect(visited.getByRole("img", { name: "A tall wave" })).toBeVisible({
          timeout: 1_000,
        });
      }).toPass();
    });
  },
);

test(
  "[COMP-2] the focal point is dragged on the picture itself",
  { tag: "@all" },
  async ({ page, lake }) => {
    const tall = await uploaded(lake, "teal", { width: 800, height: 1_600 });
    const blocks = [imageBlock(pictureOf(tall, "A tall wave"))];
    await withPage(lake, pageDocument("dragged-focus", blocks), async ({ draft }) => {
      const { image, bar, tools } = await openPictures(page, "/en/dragged-focus");
      await expect(async () => {
        await image.click();
        await expect(bar).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await bar.getByRole("button", { name: "Focal point" }).click();
      const handle = tools.getByRole("button", { name: /^Focal point:/ });
      await handle.hover();
      await page.mouse.down();
      const box = await image.boundingBox();
      if (!box) throw new Error("The picture is not on the page.");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.25, { steps: 5 });
      await expect(image).toHaveCSS("object-position", /^50(?:\.\d)?% 25(?:\.\d)?%$/);
      await page.mouse.up();
      await expect
        .poll(async () => (await stored(lake, draft, "picture")())?.hotspot?.y)
        .toBeCloseTo(0.25, 1);
      await page.keyboard.press("Escape");
      await page.keyboard.press("ControlOrMeta+Z");
      await expect(image).toHaveCSS("object-position", "50% 50%");
      expect((await stored(lake, draft, "picture")())?.hotspot).toBeUndefined();
    });
  },
);
