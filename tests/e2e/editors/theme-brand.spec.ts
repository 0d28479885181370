import sharp from "sharp";
import type { APIRequestContext } from "@playwright/test";
import { createAccount } from "../../support/members/accounts.ts";
import { idTokenOf } from "../../support/members/action-mail.ts";
import { gatedPages } from "../../support/members/canary.ts";
import { openSession } from "../../support/members/tokens.ts";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { testStack } from "../../support/stack/stack.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/test.ts";

test.afterEach(({ lake }) => restoreTheme(lake));

/** Returns a color of an image as `r,g,b`. The position `x`, `y` is in fractions of the image's size. */
async function colorOf(request: APIRequestContext, path: string, x = 0.5, y = 0.5) {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  const { data, info } = await sharp(await response.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)].join();
}

test("[THEME-1][PAGE-8] icons and social images have the theme's colors, and icons are made from its icon", async ({
  request,
  lake,
}) => {
  const stored = pageDocument("card", [textBlock("A page without a picture.")]);
  await lake.createOrReplace(stored);
  await expect.poll(async () => (await request.get("/en/card")).status()).toBe(200);
  const socialImage = async () => {
    const html = await (await request.get("/en/card")).text();
    return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "", urls.site)
      .pathname;
  };
  const formerImage = await socialImage();
  const manifestIcons = async (): Promise<{ src: string; purpose: string }[]> =>
    (await (await request.get("/manifest.webmanifest")).json()).icons;
  const theme = themeDocument("icon", { primary: "#2447f0" });
  await useTheme(lake, theme);
  const anyIcon = async (purpose: string) =>
    (await manifestIcons()).find((icon) => icon.purpose === purpose)?.src ?? "";
  await expect
    .poll(async () => colorOf(request, await anyIcon("maskable"), 0.02, 0.02))
    .toBe("36,71,240");
  await expect.poll(socialImage).not.toBe(formerImage);
  expect(await colorOf(request, await socialImage(), 0.99, 0.01)).toBe("36,71,240");
  await lake.delete(stored._id);
  const outdated = await anyIcon("any");

  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32" fill="#00ff00"/></svg>`;
  const asset = await lake.assets.upload("image", Buffer.from(disc), {
    filename: "disc.svg",
    contentType: "image/svg+xml",
  });
  await lake
    .patch(theme._id)
    .set({ icon: pictureOf(asset._id, "A disc") })
    .commit();
  await expect.poll(() => anyIcon("any")).not.toBe(outdated);
  expect(await colorOf(request, await anyIcon("any"))).toBe("0,255,0");
  // Android crops a maskable icon, so the icon's margin has the color of the page's background.
  expect(await colorOf(request, await anyIcon("maskable"), 0.02, 0.02)).toBe("242,244,241");
  const moved = await request.get(outdated, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([307, await anyIcon("any")]);
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
  expect((await request.get("/icons/current/other.png")).status()).toBe(404);
});

test(
  "[THEME-1][MEM-1] a member's page follows the theme",
  { tag: "@all" },
  async ({ context, page, lake }) => {
    test.skip(testStack.name === "dev", "The development server has no serving layer.");
    const account = await createAccount({ displayName: "Themed" });
    const session = await openSession(await idTokenOf(account));
    await context.addCookies([{ name: "marquee_session", value: session, url: urls.site }]);
    await page.goto(gatedPages.en);
    await expect(page.getByRole("banner").getByRole("link", { name: /^Themed/ })).toBeVisible();
    await useTheme(lake, themeDocument("member", { shape: { buttons: "outlined" } }));
    await expect(page.locator(".themed")).toHaveAttribute("data-buttons", "outlined");
    await page.reload();
    await expect(page.locator(".themed")).toHaveAttribute("data-buttons", "outlined");
  },
);
