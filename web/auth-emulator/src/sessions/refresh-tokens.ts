import { randomBytes } from "node:crypto";
import { z } from "zod";
import { parseBase64Record } from "../parse-json.ts";
import type { Seal } from "./seal.ts";

const refreshRecord = z.object({ localId: z.string(), issuedAt: z.number() });

/** The account of a refresh token, and the token's time of issue (Unix time in seconds). */
export type RefreshRecord = z.infer<typeof refreshRecord>;

/**
 * Adds a time of issue, a nonce, and a seal (an HMAC over all fields) to the emulator's refresh
 * token, which is plain text.
 */
export function sealRefreshToken(token: string, seal: Seal, now: number): string {
  const record = {
    ...parseBase64Record(token),
    issuedAt: Math.floor(now / 1000),
    nonce: randomBytes(16).toString("base64url"),
  };
  return encode({ ...record, seal: seal.sealText(JSON.stringify(record)) });
}

/** Returns the content of a refresh token, or null when this gateway did not issue it. */
export function readRefreshToken(token: string, seal: Seal): RefreshRecord | null {
  // Verifies the seal, an HMAC over all fields, before `refreshRecord` parses the record, because
  // parsing drops some of the fields.
  const { seal: given, ...record } = parseBase64Record(token);
  const isOurs = typeof given === "string" && seal.isSealOf(JSON.stringify(record), given);
  return isOurs ? (refreshRecord.safeParse(record).data ?? null) : null;
}

const encode = (record: object) => Buffer.from(JSON.stringify(record)).toString("base64");
