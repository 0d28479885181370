/** Creates a random array key in Sanity's format. */
export const freshKey = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 12);
