import { createHmac, timingSafeEqual } from "node:crypto";
import { serverEnv } from "../env.server.ts";

/**
 * The site's signature of an address that it will fetch for a visitor: what it renders it signs, and nothing else is
 * fetched. A signature given for one purpose is none for another.
 */
export function signAddress(purpose: string, address: string): string {
  const key = `${purpose} ${serverEnv().sanity.token}`;
  return createHmac("sha256", key).update(address).digest("base64url").slice(0, 22);
}

/** Whether `signature` is the one this site gave `address` for that purpose. */
export function isSigned(purpose: string, address: string, signature: string): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signAddress(purpose, address));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
