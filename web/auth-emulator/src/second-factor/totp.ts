import { createHmac, randomBytes } from "node:crypto";

/** The parameters that Google's service sends, and the only ones that all authenticator apps support. */
export const totpKind = { algorithm: "SHA1", digits: 6, periodSeconds: 30 } as const;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns a new secret of 20 random bytes (the length of the hash, RFC 4226), in base32 for authenticator apps. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** Returns the time step of a Unix time in ms. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / totpKind.periodSeconds);
}

/** Returns the six-digit code of a time step (RFC 6238). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** totpKind.digits).padStart(totpKind.digits, "0");
}

/** A code to verify, with the state it is verified against. */
export interface TotpQuestion {
  secret: string;
  code: string;
  /** Unix time in ms. */
  now: number;
  /** Number of accepted time steps before and after the current one, because clocks differ. */
  adjacentSteps: number;
  /** Time step of the last accepted code. It and all earlier steps are used. */
  spentStep: number;
}

/**
 * Returns the time step that a code is valid for, or null. Each code is accepted once, and none older than the last.
 */
export function findTotpStep(question: TotpQuestion): number | null {
  const { secret, code, now, adjacentSteps, spentStep } = question;
  const middle = totpStep(now);
  for (let step = middle - adjacentSteps; step <= middle + adjacentSteps; step += 1) {
    if (step > spentStep && totpCode(secret, step) === code) return step;
  }
  return null;
}

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/gu) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/gu) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
