import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { expect, test } from "../../support/test.ts";

test("[PAGE-3] renders the other blocks when one block is invalid", async ({
  page,
  lake,
  watch,
}) => {
  const broken = { ...textBlock("Never shown."), body: [] };
  const blocks = [textBlock("Before."), broken, textBlock("After.")];
  await lake.createOrReplace(pageDocument("broken-block", blocks));
  const response = await page.goto("/en/broken-block");
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Before.")).toBeVisible();
  await expect(page.getByText("After.")).toBeVisible();
  await expect(page.getByText("is not shown")).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
});

test(
  "[PAGE-3] renders the other blocks when one block has an unknown type",
  { tag: "@all" },
  async ({ page, lake }) => {
    const unknown = { _key: "unknown", _type: "carousel", slides: [1, 2] };
    const blocks = [textBlock("Before."), unknown, textBlock("After.")];
    await lake.createOrReplace(pageDocument("unknown-block", blocks));
    const response = await page.goto("/en/unknown-block");
    expect(response?.status()).toBe(200);
    await expect(page.locator("main").getByText(/Before|After/)).toHaveCount(2);
  },
);

test(
  "[VID-1] renders the page without a video of an unsupported host",
  { tag: "@all" },
  async ({ page, lake, watch }) => {
    const film = {
      _key: "film",
      _type: "video",
      version: 2,
      address: "https://example.org/film.mp4",
    };
    await lake.createOrReplace(pageDocument("foreign-film", [film, textBlock("After.")]));
    const response = await page.goto("/en/foreign-film");
    expect(response?.status()).toBe(200);
    await expect(page.getByText("After.")).toBeVisible();
    expect(await page.content()).not.toContain("example.org");
    expect(watch.foreign).toEqual([]);
  },
);

test("[BLK-2] displays the poster when the animation file is an HTML page", async ({
  page,
  lake,
}) => {
  const html = Buffer.from("<!doctype html><title>Not found</title>");
  const file = await lake.assets.upload("file", html, { filename: "animation.json" });
  const image = await lake.assets.upload("image", goldenSquare, { filename: "poster.png" });
  const hero = {
    _key: "hero",
    _type: "heroAnimation",
    version: 2,
    heading: "A poster stands",
    poster: pictureOf(image._id, "A poster"),
    animation: {
      _type: "lottieFile",
      source: "file",
      file: { _type: "file", asset: { _type: "reference", _ref: file._id } },
    },
    animationLabel: "It would have moved.",
  };
  await lake.createOrReplace(pageDocument("html-animation", [hero, textBlock("After.")]));
  const refusal = page.waitForResponse(/\/api\/animation/);
  const response = await page.goto("/en/html-animation");
  expect(response?.status()).toBe(200);
  expect((await refusal).status()).toBe(422);
  await expect(page.getByRole("img", { name: "A poster" })).toBeVisible();
  await expect(page.getByRole("img", { name: "It would have moved." })).toHaveCount(0);
  await expect(page.getByText("After.")).toBeVisible();
});
