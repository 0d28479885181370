import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { createCardPictures } from "./card-pictures.ts";

const card = (title: string): Card => ({ title, name: null, tagline: null, direction: "ltr" });
const bytes = new Uint8Array(1);

test("[PAGE-8] draws an image once for simultaneous requests", async () => {
  const drawn: string[] = [];
  const picture = createCardPictures(async ({ title }) => {
    drawn.push(title);
    return bytes;
  }, 10);
  await Promise.all([picture(card("a")), picture(card("a")), picture(card("b"))]);
  await picture(card("a"));
  expect(drawn).toEqual(["a", "b"]);
});

test("[PAGE-8] draws one image at a time", async () => {
  let atWork = 0;
  let most = 0;
  const picture = createCardPictures(async () => {
    most = Math.max(most, ++atWork);
    await Promise.resolve();
    atWork -= 1;
    return bytes;
  }, 10);
  await Promise.all(["a", "b", "c"].map((title) => picture(card(title))));
  expect(most).toBe(1);
});

test("[PAGE-8] drops the least recently used image when the cache is full", async () => {
  const drawn: string[] = [];
  const picture = createCardPictures(async ({ title }) => {
    drawn.push(title);
    return bytes;
  }, 2);
  for (const title of ["a", "b", "a", "c", "a", "b"]) await picture(card(title));
  expect(drawn).toEqual(["a", "b", "c", "b"]);
});

test("[PAGE-8] tries a failed image again and still draws others", async () => {
  let fails = true;
  const picture = createCardPictures(async () => {
    if (fails) throw new Error("no typeface");
    return bytes;
  }, 10);
  await expect(picture(card("a"))).rejects.toThrow("no typeface");
  fails = false;
  await expect(picture(card("b"))).resolves.toBe(bytes);
  await expect(picture(card("a"))).resolves.toBe(bytes);
});
