import type { StoredBlock } from "./block-path.ts";

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a new block of a type with its initial values. */
export const newBlock = (type: string, initial: unknown, key: string): StoredBlock => ({
  ...(isFields(initial) ? initial : {}),
  _type: type,
  _key: key,
});
