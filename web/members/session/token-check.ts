import * as z from "zod";

/**
 * Maximum length of an ID token or a session cookie, in characters. The provider issues shorter
 * ones, and browsers don't store longer cookies.
 */
const MAX_TOKEN = 4_096;

/**
 * Checks a token's format before any request is made. `mustBeSigned`: whether tokens without a signature are
 * rejected. Only the emulator issues such tokens. Firebase signs with RS256 only. [SEC-3]
 */
export function isPlausible(token: string, mustBeSigned: boolean): boolean {
  if (token.length > MAX_TOKEN) return false;
  const [header = "", payload = "", signature = "", ...rest] = token.split(".");
  if (payload === "" || rest.length > 0) return false;
  return !mustBeSigned || (signature !== "" && algorithmOf(header) === "RS256");
}

function algorithmOf(header: string): unknown {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, "base64url").toString("utf8"));
    return typeof parsed === "object" && parsed !== null && "alg" in parsed ? parsed.alg : null;
  } catch {
    return null;
  }
}

/** Returns the account in a token, unverified; null if there is none. */
export function readUnverifiedUid(token: string): string | null {
  try {
    const parsed: unknown = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
    );
    const { sub } = Object(parsed);
    return typeof sub === "string" && sub !== "" && sub.length <= 128 ? sub : null;
  } catch {
    return null;
  }
}

/** Timeout of a request to the sign-in service, in ms. On loopback the request takes about a millisecond. */
const TIMEOUT = 5_000;

const issuedShape = z.object({ issued: z.boolean() });

/**
 * Creates a function that asks the embedded sign-in service whether it issued a token. The check is
 * needed, because the emulator inside the service accepts any token. The function throws when the
 * service can't be reached.
 */
export function createIssuedCheck({ host, secret }: { host: string; secret: string }) {
  return async (token: string): Promise<boolean> => {
    const response = await fetch(`http://${host}/marquee/issued`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ token }),
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) {
      throw new Error(
        `The sign-in service at ${host} returned status ${response.status} for a token. Set the same MARQUEE_AUTH_GATEWAY_SECRET for both.`,
      );
    }
    return issuedShape.parse(await response.json()).issued;
  };
}
