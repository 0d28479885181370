/** A key for an entry of a list, as Sanity makes them. */
export const freshKey = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 12);
