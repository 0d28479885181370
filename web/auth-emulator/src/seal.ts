import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Marks what this gateway issued so that anything else can be told apart: Firebase's emulator signs
 * nothing, and would take a token that anyone wrote by hand. A seal is an HMAC over the whole content,
 * so nothing need be remembered per token and a session outlives a restart or a kill.
 */
export interface Seal {
  /** Returns the unsigned token with the seal added as its `jti` claim; a text that is no token is returned as it came. */
  sealToken(token: string): string;
  /** Whether exactly this token or session cookie left this gateway. */
  isSealedToken(token: string): boolean;
  /** The seal of a text that is no token. */
  sealText(text: string): string;
  /** Whether `seal` is the seal of `text`. */
  isSealOf(text: string, seal: string): boolean;
}

/** Makes a seal from a secret key of at least 32 bytes, kept with the accounts. */
export function createSeal(key: Uint8Array): Seal {
  const sealText = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const isSealOf = (text: string, seal: string) => {
    const expected = Buffer.from(sealText(text));
    const given = Buffer.from(seal);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return {
    sealText,
    isSealOf,
    sealToken(token) {
      const parts = readToken(token);
      if (!parts) return token;
      const { jti: _previous, ...claims } = parts.claims;
      // Google's tokens differ even when issued in one second; without this ours would not.
      const nonce = randomBytes(9).toString("base64url");
      const sealed = {
        ...claims,
        jti: `${nonce}.${sealText(contentOf(parts.header, nonce, claims))}`,
      };
      return `${parts.header}.${encode(sealed)}.`;
    },
    isSealedToken(token) {
      const parts = readToken(token);
      if (!parts) return false;
      const { jti, ...claims } = parts.claims;
      // The text must be the very one we wrote: a payload spelt differently is not what we issued.
      const isAsWritten = token === `${parts.header}.${encode({ ...claims, jti })}.`;
      if (!isAsWritten || typeof jti !== "string") return false;
      const [nonce = "", given = ""] = jti.split(".");
      return isSealOf(contentOf(parts.header, nonce, claims), given);
    },
  };
}

const contentOf = (header: string, nonce: string, claims: object) =>
  `${header}.${nonce}.${JSON.stringify(claims)}`;

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");

/** Splits `header.payload.` (no signature) and reads the payload's claims. */
function readToken(token: string): { header: string; claims: Record<string, unknown> } | null {
  const [header, payload, signature, ...rest] = token.split(".");
  if (!header || !payload || signature !== "" || rest.length > 0) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return isRecord(claims) ? { header, claims } : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
