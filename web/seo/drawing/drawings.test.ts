import { expect, test } from "vitest";
import { createDrawings } from "./drawings.ts";

const bytes = new Uint8Array(1);
const nameOf = (subject: string) => subject;

/** Drawings whose cache holds `most` images, and the names of those that were drawn. */
function openDrawings(most: number) {
  const drawn: string[] = [];
  const draw = async (subject: string) => {
    drawn.push(subject);
    return bytes;
  };
  return { drawn, drawing: createDrawings(draw, { most, nameOf }) };
}

test("[PAGE-8] draws an image once for simultaneous requests, one at a time", async () => {
  const { drawn, drawing } = openDrawings(10);
  await Promise.all(["a", "a", "b"].map((subject) => drawing(subject, "visitor")));
  await drawing("a", "visitor");
  expect(drawn).toEqual(["a", "b"]);

  let atWork = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, ++atWork);
    await Promise.resolve();
    atWork -= 1;
    return bytes;
  };
  const slow = createDrawings(draw, { most: 10, nameOf });
  await Promise.all(["a", "b", "c"].map((subject) => slow(subject, "visitor")));
  expect(most).toBe(1);
});

test("[PAGE-8] drops the least recently used image when the cache is full", async () => {
  const { drawn, drawing } = openDrawings(2);
  for (const subject of ["a", "b", "a", "c", "a", "b"]) await drawing(subject, "visitor");
  expect(drawn).toEqual(["a", "b", "c", "b"]);
});

test("[PAGE-8] tries a failed image again and still draws others", async () => {
  let fails = true;
  const draw = async () => {
    if (fails) throw new Error("no typeface");
    return bytes;
  };
  const drawing = createDrawings(draw, { most: 10, nameOf });
  await expect(drawing("a", "visitor")).rejects.toThrow("no typeface");
  fails = false;
  await expect(drawing("b", "visitor")).resolves.toBe(bytes);
  await expect(drawing("a", "visitor")).resolves.toBe(bytes);
});

test("[SEC-5] draws a second client's image before the first client's burst", async () => {
  const { drawn, drawing } = openDrawings(100);
  const burst = ["1", "2", "3", "4"].map((subject) => drawing(subject, "stranger"));
  await Promise.all([...burst, drawing("a", "visitor")]);
  expect(drawn.indexOf("a")).toBeLessThanOrEqual(2);
});

test("[SEC-5] refuses a client's drawings when too many of its own wait", async () => {
  const { drawing } = openDrawings(100);
  const burst = Array.from({ length: 30 }, (_, index) => drawing(`${index}`, "stranger"));
  const outcomes = Promise.allSettled(burst);
  await expect(drawing("a", "visitor")).resolves.toBe(bytes);
  const refused = (await outcomes).filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(10);
});
