/** How many levels of objects and lists a document may have. Sanity's own limit is 20; deeper ones would overflow the stack of what walks them. */
export const depthCeiling = 100;

/** Has a JSON value more than so many levels of objects and lists? Looks no deeper than that. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part: unknown) => isDeeperThan(part, levels - 1));
}

/**
 * Has an object anywhere in a JSON value a field of its own called `__proto__`? Whoever copies it field by field, as
 * Sanity's clients do, changes the copy's prototype instead. For values that are not nested without end.
 */
export function hasPrototypeField(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "__proto__") || Object.values(value).some(hasPrototypeField);
}
