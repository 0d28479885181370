import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Returns the code that an authenticator app shows for a base32 secret (RFC 6238: SHA-1, six digits, 30 seconds), now
 * or `later` steps from now. The implementation is independent, so that it shares no mistake with the service under
 * test.
 */
export function oneTimeCode(secret: string, later = 0): string {
  const step = Math.floor(Date.now() / 30_000) + later;
  const bits = Array.from(secret, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, "0");
}
