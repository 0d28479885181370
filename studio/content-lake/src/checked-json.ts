/**
 * Maximum number of levels of objects and lists in a document. Sanity's own limit is 20. Much deeper documents would
 * overflow the stack of recursive code.
 */
export const depthCeiling = 100;

/** Stops at `levels` nested objects and lists, so that deeper nesting can't overflow the call stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part: unknown) => isDeeperThan(part, levels - 1));
}

/**
 * Code that copies an object field by field, as Sanity's clients do, would change the copy's prototype by a field called
 * `__proto__`. This function is recursive, so callers must check the value's depth first.
 */
export function hasPrototypeField(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "__proto__") || Object.values(value).some(hasPrototypeField);
}
