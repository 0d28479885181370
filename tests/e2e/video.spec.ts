import { doubleVimeo } from "../support/doubles/vimeo.ts";
import { doubleYouTube } from "../support/doubles/youtube.ts";
import { pageDocument } from "../support/documents.ts";
import { expect, test } from "../support/test.ts";

const film = (address: string, title: string) => ({
  _key: title.toLowerCase(),
  _type: "video",
  version: 1,
  address,
  title,
});

test("[VID-5] a Vimeo film is asked for when play is pressed, and asked not to track", async ({
  page,
  context,
  lake,
  watch,
}) => {
  await lake.createOrReplace(
    pageDocument("vimeo-film", [film("https://vimeo.com/76979871", "Harbour")]),
  );
  const asked = await doubleVimeo(context);
  await page.goto("/en/vimeo-film");
  const play = page.getByRole("button", { name: /Play the film/ });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const address of asked) {
    expect(address).toContain("/video/76979871");
    expect(address).toContain("dnt=1");
  }
  expect(watch.foreign).toEqual([]);
});

test("[VID-5] a YouTube film is asked for when play is pressed, at the host without cookies", async ({
  page,
  context,
  lake,
  watch,
}) => {
  await lake.createOrReplace(
    pageDocument("youtube-film", [film("https://youtu.be/eRsGyueVLvQ", "Sintel")]),
  );
  const asked = await doubleYouTube(context);
  await page.goto("/en/youtube-film");
  await expect(page.getByRole("button", { name: /Play the film/ })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: /Play the film/ }).click();
  await expect.poll(() => asked.filter((address) => address.includes("/embed/"))).toHaveLength(1);
  const frame = asked.find((address) => address.includes("/embed/")) ?? "";
  expect(new URL(frame).hostname).toBe("www.youtube-nocookie.com");
  expect(frame).toContain("eRsGyueVLvQ");
  expect(watch.foreign).toEqual([]);
});

test("[VID-3] a film that Vimeo no longer has is named, in words", async ({
  page,
  context,
  lake,
}) => {
  await lake.createOrReplace(pageDocument("gone-film", [film("https://vimeo.com/404", "Gone")]));
  await doubleVimeo(context);
  await page.goto("/en/gone-film");
  await page.getByRole("button", { name: /Play the film/ }).click();
  await expect(page.getByText("This film is no longer at Vimeo.")).toBeVisible();
});
