import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { createCardPictures } from "./card-pictures.ts";

const card = (title: string): Card => ({ title, name: null, tagline: null, direction: "ltr" });
const bytes = new Uint8Array(1);

test("[PAGE-8] a card is drawn once, however many ask for it at once", async () => {
  const drawn: string[] = [];
  const picture = createCardPictures(async ({ title }) => {
    drawn.push(title);
    return bytes;
  }, 10);
  await Promise.all([picture(card("a")), picture(card("a")), picture(card("b"))]);
  await picture(card("a"));
  expect(drawn).toEqual(["a", "b"]);
});

test("[PAGE-8] cards are drawn one after another", async () => {
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

test("[PAGE-8] of too many pictures the one asked for longest ago is forgotten", async () => {
  const drawn: string[] = [];
  const picture = createCardPictures(async ({ title }) => {
    drawn.push(title);
    return bytes;
  }, 2);
  for (const title of ["a", "b", "a", "c", "a", "b"]) await picture(card(title));
  expect(drawn).toEqual(["a", "b", "c", "b"]);
});

test("[PAGE-8] what could not be drawn is tried again, and holds up no other", async () => {
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
