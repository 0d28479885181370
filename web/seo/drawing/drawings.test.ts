import { expect, test } from "vitest";
import { createDrawings } from "./drawings.ts";

const bytes = new Uint8Array(1);
const nameOf = (subject: string) => subject;

test("[PAGE-8] draws an image once for simultaneous requests", async () => {
  const drawn: string[] = [];
  const draw = async (subject: string) => {
    drawn.push(subject);
    return bytes;
  };
  const drawing = createDrawings(draw, { most: 10, nameOf });
  await Promise.all([drawing("a"), drawing("a"), drawing("b")]);
  await drawing("a");
  expect(drawn).toEqual(["a", "b"]);
});

test("[PAGE-8] draws one image at a time", async () => {
  let atWork = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, ++atWork);
    await Promise.resolve();
    atWork -= 1;
    return bytes;
  };
  const drawing = createDrawings(draw, { most: 10, nameOf });
  await Promise.all(["a", "b", "c"].map(drawing));
  expect(most).toBe(1);
});

test("[PAGE-8] drops the least recently used image when the cache is full", async () => {
  const drawn: string[] = [];
  const draw = async (subject: string) => {
    drawn.push(subject);
    return bytes;
  };
  const drawing = createDrawings(draw, { most: 2, nameOf });
  for (const subject of ["a", "b", "a", "c", "a", "b"]) await drawing(subject);
  expect(drawn).toEqual(["a", "b", "c", "b"]);
});

test("[PAGE-8] tries a failed image again and still draws others", async () => {
  let fails = true;
  const draw = async () => {
    if (fails) throw new Error("no typeface");
    return bytes;
  };
  const drawing = createDrawings(draw, { most: 10, nameOf });
  await expect(drawing("a")).rejects.toThrow("no typeface");
  fails = false;
  await expect(drawing("b")).resolves.toBe(bytes);
  await expect(drawing("a")).resolves.toBe(bytes);
});
