import { expect, it } from "vitest";
import { growthFor } from "./limit-garbage.ts";

const megabytes = (count: number) => count * 1024 * 1024;

it("[LAKE-4] lets the heap grow by 100 MB until the next collection, and by 10 to 40 %", () => {
  const sizes = [20, 250, 500, 800, 4_000];
  expect(sizes.map((size) => growthFor(megabytes(size)))).toEqual([40, 40, 20, 13, 10]);
});
