import { expect, test, vi } from "vitest";
import { createDrawings } from "./drawings.ts";

const bytes = new Uint8Array(1);

function setUp(most = 10) {
  let atWork = 0;
  const draw = vi.fn<Parameters<typeof createDrawings<string>>[0]>(async () => {
    atWork += 1;
    await Promise.resolve();
    expect(atWork).toBe(1);
    atWork -= 1;
    return bytes;
  });
  const drawing = createDrawings(draw, { most, nameOf: (subject: string) => subject });
  return { draw, drawing, drawn: () => draw.mock.calls.flat() };
}

test("[PAGE-8] draws one image at a time, and once for simultaneous requests", async () => {
  const { drawing, drawn } = setUp();
  await Promise.all(["a", "a", "b", "c"].map(drawing));
  await drawing("a");
  expect(drawn()).toEqual(["a", "b", "c"]);
});

test("[PAGE-8] drops the least recently used image when the cache is full", async () => {
  const { drawing, drawn } = setUp(2);
  for (const subject of ["a", "b", "a", "c", "a", "b"]) await drawing(subject);
  expect(drawn()).toEqual(["a", "b", "c", "b"]);
});

test("[PAGE-8] tries a failed image again and still draws others", async () => {
  const { draw, drawing } = setUp();
  draw.mockRejectedValueOnce(new Error("no typeface"));
  await expect(drawing("a")).rejects.toThrow("no typeface");
  await expect(drawing("b")).resolves.toBe(bytes);
  await expect(drawing("a")).resolves.toBe(bytes);
});
