import { rawRequest } from "../../support/stack/raw-request.ts";
import { expect, test, urls } from "../../support/test.ts";

/** Returns the address of an image of the home page, as soon as it has one. */
async function shownImage(): Promise<string> {
  let image: string | undefined;
  await expect
    .poll(async () => {
      const html = await (await fetch(`${urls.site}/en`)).text();
      image = /\/cdn\/images\/[\w/.-]+\.(?:webp|jpg|png)/.exec(html)?.[0];
      return image;
    })
    .toBeDefined();
  return image ?? "";
}

const send = (path: string, method = "GET") => rawRequest(urls.site, path, { method });

test("[SEC-4] every response below /cdn has a sandbox policy and nosniff, errors included", async () => {
  const image = await shownImage();
  for (const [path, expected, method] of [
    [image, 200, "GET"],
    [`${image}?w=640&q=75&auto=format&fit=max&frame=1`, 200, "GET"],
    [`${image}?w=641`, 400, "GET"],
    ["/cdn/images/marquee/production/nothing.png", 404, "GET"],
    ["/cdn/nothing", 404, "GET"],
    [image, 405, "POST"],
  ] as const) {
    const { status, headers } = await send(path, method);
    expect(status, path).toBe(expected);
    expect(String(headers["content-security-policy"]).split("; "), path).toContain("sandbox");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
});

test("[SEC-1] returns 400 for 300 transforms that no page uses, and serves the page's own images meanwhile", async ({
  page,
}) => {
  const image = await shownImage();
  const strange = Array.from({ length: 300 }, (_, index) => `${image}?w=${300 + index}&blur=9`);
  const flood = Promise.all(strange.map(async (path) => (await send(path)).status));
  await page.goto("/en/films/salt");
  const pictures = page.locator("main img[srcset]");
  expect(await pictures.count()).toBeGreaterThan(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, "naturalWidth")))
      .toBeGreaterThan(0);
  }
  expect(new Set(await flood)).toEqual(new Set([400]));
});
