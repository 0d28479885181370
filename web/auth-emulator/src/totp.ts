import { createHmac, randomBytes } from "node:crypto";

/** What Google's service tells an authenticator app, and the only kind that such apps agree on. */
export const totpKind = { algorithm: "SHA1", digits: 6, periodSeconds: 30 } as const;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret of 20 random bytes (as long as the hash, RFC 4226), in base32 as authenticator apps read it. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** The time step that a moment (milliseconds) belongs to. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / totpKind.periodSeconds);
}

/** The code of one time step (RFC 6238), of six digits. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** totpKind.digits).padStart(totpKind.digits, "0");
}

/** What a code is held against. */
export interface TotpQuestion {
  secret: string;
  code: string;
  /** Milliseconds. */
  now: number;
  /** How many steps before and after this one count too: clocks differ. */
  adjacentSteps: number;
  /** The step of the last code that was taken: it and all before it are spent. */
  spentStep: number;
}

/** The time step a code is right for, or null: a code is taken once, and none that is older than the last. */
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
