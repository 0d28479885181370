/**
 * Maximum number of levels of objects and lists in a document. Sanity's own limit is 20. Much deeper documents would
 * overflow the stack of recursive code.
 */
export const depthCeiling = 100;

/**
 * Returns whether a JSON value has more than `levels` nested levels of objects and lists. Stops at
 * that level, so that deeper nesting can't overflow the call stack.
 */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part: unknown) => isDeeperThan(part, levels - 1));
}

/**
 * Returns whether any object in a JSON value has a field of its own called `__proto__`. Code that copies such an object
 * field by field, as Sanity's clients do, changes the copy's prototype instead. This function is recursive, so callers
 * must check the value's depth first.
 */
export function hasPrototypeField(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "__proto__") || Object.values(value).some(hasPrototypeField);
}
