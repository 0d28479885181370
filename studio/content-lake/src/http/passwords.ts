import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** One of the sets of scrypt parameters that OWASP recommends. A guess takes 32 MB of memory and about 0.2 s. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/** Prefix of stored hashes. It names the scrypt settings, so that they can change later. */
const scheme = "scrypt-15-8-3";

/** Minimum password length in characters. */
export const shortestPassword = 12;

/** Returns the string to store for a password: scheme, random salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await digestOf(password, salt);
  return [scheme, salt.toString("base64url"), digest.toString("base64url")].join("$");
}

/**
 * Whether the password matches the stored hash. Takes the same time if no hash is stored, so that the response time
 * doesn't reveal who has an account.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [name, salt = "", digest = ""] = (stored ?? "").split("$");
  const actual = await digestOf(password, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(digest, "base64url");
  return name === scheme && expected.length === actual.length && timingSafeEqual(expected, actual);
}

function digestOf(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same characters can be typed as different code points, so they are normalized before hashing.
    scrypt(password.normalize("NFKC"), salt, 32, cost, (error, digest) =>
      error ? reject(error) : resolve(digest),
    );
  });
}
