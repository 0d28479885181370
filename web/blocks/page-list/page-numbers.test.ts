import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.for([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
] as const)("[LIST-1] page %i of %i displays the numbers %j", ([current, pages, numbers]) => {
  expect(pageNumbers(current, pages)).toEqual(numbers);
});
