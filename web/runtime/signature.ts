import { createHmac, timingSafeEqual } from "node:crypto";
import { serverEnv } from "./env.server.ts";

/**
 * Signs a URL that the site will fetch for a visitor. The site signs the URLs that it renders, and
 * fetches only URLs that it has signed. A signature is valid for one purpose.
 */
export function signAddress(purpose: string, address: string): string {
  const key = `${purpose} ${serverEnv().sanity.token}`;
  return createHmac("sha256", key).update(address).digest("base64url").slice(0, 22);
}

export function isSigned(purpose: string, address: string, signature: string): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signAddress(purpose, address));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
