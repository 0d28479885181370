import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Number of codes that a member gets at once. */
export const CODES = 10;

/** Digits and capital letters, without I, L, O and U, which are easily misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Length of a code without its hyphens: 60 bits. */
const LENGTH = 12;

const isCode = (letters: string): boolean =>
  letters.length === LENGTH && Array.from(letters).every((letter) => ALPHABET.includes(letter));

/** Creates a random code such as `4F7Q-09KX-TB2M`. */
function createCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join("").replaceAll(/.{4}(?=.)/g, "$&-");
}

/** Returns a typed code as it was created. Returns null if the text can't be a code. */
export function parseCode(typed: string): string | null {
  const letters = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return isCode(letters) ? letters.replaceAll(/.{4}(?=.)/g, "$&-") : null;
}

/** Hashes a code with a salt, both as text. The result is in base64. */
export type HashCode = (code: string, salt: string) => Promise<string>;

const derive = promisify<string, string, number, object, Buffer>(scrypt);

/** `scrypt-15-8-3`, as OWASP advises for passwords. Takes 33 MB and a quarter of a second. */
export const hashCode: HashCode = async (code, salt) =>
  (await derive(code, salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 })).toString(
    "base64",
  );

/** Creates new codes for a member. Only the hashes are stored. */
export async function createCodes(hash: HashCode) {
  const codes = Array.from({ length: CODES }, createCode);
  const salt = randomBytes(16).toString("base64");
  const hashes: string[] = [];
  // One after another, because each takes a lot of memory.
  for (const code of codes) hashes.push(await hash(code, salt));
  return { codes, salt, hashes };
}

/** Returns the stored hash of a code, or null if none matches. */
export async function findHash(
  code: string,
  { salt, hashes }: { salt: string; hashes: readonly string[] },
  hash: HashCode,
): Promise<string | null> {
  const given = Buffer.from(await hash(code, salt));
  const matches = hashes.filter((each) => {
    const stored = Buffer.from(each);
    return stored.length === given.length && timingSafeEqual(stored, given);
  });
  return matches[0] ?? null;
}
