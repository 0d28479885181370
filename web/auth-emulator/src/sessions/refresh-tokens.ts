import { randomBytes } from "node:crypto";
import { z } from "zod";
import { parseBase64Record } from "../parse-json.ts";
import type { Seal } from "./seal.ts";

const refreshRecord = z.object({ localId: z.string(), issuedAt: z.number() });

/** `issuedAt` is a Unix time in seconds. */
export type RefreshRecord = z.infer<typeof refreshRecord>;

/** The emulator's refresh token is plain text. Adds a time of issue, a nonce, and a seal (an HMAC over all fields). */
export function sealRefreshToken(token: string, seal: Seal, now: number): string {
  const record = {
    ...parseBase64Record(token),
    issuedAt: Math.floor(now / 1000),
    nonce: randomBytes(16).toString("base64url"),
  };
  return encode({ ...record, seal: seal.sealText(JSON.stringify(record)) });
}

/** Null when this gateway did not issue the token. */
export function readRefreshToken(token: string, seal: Seal): RefreshRecord | null {
  // Before `refreshRecord` parses the record, because parsing drops some of the fields.
  const { seal: given, ...record } = parseBase64Record(token);
  const isOurs = typeof given === "string" && seal.isSealOf(JSON.stringify(record), given);
  return isOurs ? (refreshRecord.safeParse(record).data ?? null) : null;
}

const encode = (record: object) => Buffer.from(JSON.stringify(record)).toString("base64");
