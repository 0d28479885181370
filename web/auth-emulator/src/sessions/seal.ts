import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseJson } from "../parse-json.ts";

/**
 * Signs the tokens that this gateway issues, and verifies them. Firebase's emulator signs nothing, and would accept
 * forged tokens. A seal is an HMAC over the whole content. The gateway stores no state per token, so sessions survive a
 * restart or a kill.
 */
export interface Seal {
  /** Returns the unsigned token with the seal as its `jti` claim. Text that is not a token is returned unchanged. */
  sealToken(token: string): string;
  /** Whether this gateway issued exactly this token or session cookie. */
  isSealedToken(token: string): boolean;
  /** Returns the seal (an HMAC) of a text that is not a token. */
  sealText(text: string): string;
  isSealOf(text: string, seal: string): boolean;
}

/** The key has at least 32 bytes. */
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
      // The nonce makes tokens differ even if they are issued in the same second, as at Google.
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
      // The token must match byte for byte. The gateway never issues a payload that is serialized differently.
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

function readToken(token: string): { header: string; claims: Record<string, unknown> } | null {
  const [header, payload, signature, ...rest] = token.split(".");
  if (!header || !payload || signature !== "" || rest.length > 0) return null;
  try {
    const claims = parseJson(Buffer.from(payload, "base64url").toString("utf8"));
    return isRecord(claims) ? { header, claims } : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
