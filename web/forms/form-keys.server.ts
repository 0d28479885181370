import "server-only";
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { serverEnv } from "../runtime/env.server.ts";

/** Returns a key for one purpose. All instances of a site derive the same key. */
const keyFor = (purpose: string): string =>
  Buffer.from(
    hkdfSync("sha256", serverEnv().sanity.token, "", `marquee forms ${purpose}`, 32),
  ).toString("base64url");

/** Returns the two secrets that sign challenges of the proof of work. */
export const challengeSecrets = () => ({
  hmacSignatureSecret: keyFor("challenge"),
  hmacKeySignatureSecret: keyFor("challenge key"),
});

/** Lifetime of a one-time code, in ms: long enough to read and correct a long form. */
const LIFETIME = 4 * 3_600_000;

const sign = (text: string) =>
  createHmac("sha256", keyFor("nonce")).update(text).digest("base64url").slice(0, 32);

/** Creates the one-time code of a form on a page that is rendered per request. */
export function createNonce(form: string, now: number): string {
  const text = `${randomBytes(16).toString("base64url")}.${now + LIFETIME}`;
  return `${text}.${sign(`${form} ${text}`)}`;
}

/** Whether this site created the code for the form, and the code has not expired. */
export function isNonce(nonce: string, form: string, now: number): boolean {
  const [random = "", until = "", signature = ""] = nonce.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(`${form} ${random}.${until}`));
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now
  );
}

/**
 * Returns the id of the submission that a challenge or a one-time code allows. Sending a form twice
 * with the same code stores one submission.
 */
export const submissionIdOf = (code: string): string =>
  `formSubmission.${createHash("sha256").update(code).digest("hex").slice(0, 32)}`;

/** Returns a short hash of a client for keys of rate limits, which must not contain addresses. */
export const clientKey = (client: string): string =>
  createHmac("sha256", keyFor("client")).update(client).digest("base64url").slice(0, 22);
