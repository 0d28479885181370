import { RefusedChange } from "./errors.ts";

/** Maximum length of an id, as in Sanity. */
const idCeiling = 128;

export function randomId(random: (bytes: number) => Uint8Array, length = 22): string {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  return Array.from(random(length), (byte) => alphabet[byte % alphabet.length]).join("");
}

/**
 * A missing id becomes a random one, and an id that ends in `.` (`drafts.`) gets a random suffix, as in Sanity. Throws a
 * `RefusedChange` for an id that Sanity doesn't allow.
 */
export function resolveId(id: unknown, random: (bytes: number) => Uint8Array): string {
  if (id === undefined || id === null || id === "") return randomId(random);
  if (typeof id !== "string") throw invalidId(JSON.stringify(id));
  return checkId(id.endsWith(".") ? `${id}${randomId(random)}` : id);
}

/** Throws a `RefusedChange` (400) for an id that Sanity doesn't allow. */
export function checkId(id: string): string {
  const isValid = id.length <= idCeiling && /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(id);
  if (!isValid) throw invalidId(id);
  return id;
}

function invalidId(id: string): RefusedChange {
  const description =
    `"${id.slice(0, 200)}" is not a valid document id: letters, digits, "_", "-" and ".", ` +
    `not starting with "-" or ".", at most ${idCeiling} characters`;
  return new RefusedChange({ type: "invalidDocumentIdError", description, id }, 400);
}
