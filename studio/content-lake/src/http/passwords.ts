import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** 32 MB and about a fifth of a second for each guess: one of the settings that OWASP names for scrypt. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/** What is stored begins with the name of the setting, so that another can follow. */
const scheme = "scrypt-15-8-3";

/** The shortest password that is taken. */
export const shortestPassword = 12;

/** What is stored of a password: the scheme, a fresh salt and the digest. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await digestOf(password, salt);
  return [scheme, salt.toString("base64url"), digest.toString("base64url")].join("$");
}

/**
 * Is this the password of what was stored? Takes as long where nothing was stored: how long an answer takes must not tell
 * who has an account.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [name, salt = "", digest = ""] = (stored ?? "").split("$");
  const actual = await digestOf(password, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(digest, "base64url");
  return name === scheme && expected.length === actual.length && timingSafeEqual(expected, actual);
}

function digestOf(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters can be typed as different code points; one form is compared.
    scrypt(password.normalize("NFKC"), salt, 32, cost, (error, digest) =>
      error ? reject(error) : resolve(digest),
    );
  });
}
