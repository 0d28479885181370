import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test } from "../../support/test.ts";

test("[PAGE-3][VID-1] renders the other blocks beside an invalid one, an unknown one and a video of an unsupported host", async ({
  page,
  lake,
  watch,
}) => {
  const blocks = [
    textBlock("Before."),
    { ...textBlock("Never shown."), body: [] },
    textBlock("Between."),
    { _key: "unknown", _type: "carousel", slides: [1, 2] },
    { _key: "film", _type: "video", version: 2, address: "https://example.org/film.mp4" },
    textBlock("After."),
  ];
  await lake.createOrReplace(pageDocument("bad-blocks", blocks));
  const response = await page.goto("/en/bad-blocks");
  expect(response?.status()).toBe(200);
  await expect(page.locator("main > section")).toHaveText(["Before.", "Between.", "After."]);
  expect(await page.content()).not.toMatch(/is not shown|example\.org/);
  expect(watch).toMatchObject({ complaints: [], foreign: [] });
});
