/** Number of page numbers that are displayed on each side of the current one. */
const BESIDE = 1;

/**
 * Returns the page numbers that a list displays: the first, the last and those around the current
 * one. Null marks omitted numbers.
 */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isNear = (number: number) => Math.abs(number - current) <= BESIDE;
  const isDisplayed = (number: number) =>
    number === 1 ||
    number === pages ||
    isNear(number) ||
    // An ellipsis in place of a single number would save no room.
    (isNear(number + 1) && number === 2) ||
    (isNear(number - 1) && number === pages - 1);
  const displayed = all.filter(isDisplayed);
  return displayed.flatMap((number, index) => {
    const before = displayed[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
