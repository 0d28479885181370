import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { jsonResponse, refuseWith } from "../gateway/responses.ts";
import { type Seal, createSeal } from "../sessions/seal.ts";

/** A credential of an identity provider, as sent with a sign-in. */
export interface CarriedIdentity {
  providerId: string;
  /** The provider's ID token or, for providers without one, its access token. */
  token: string;
}

/**
 * Reads the credential of a signInWithIdp request. Like the emulator, reads the parameters of `requestUri`, of its
 * fragment, and of `postBody`. Returns null when `requestUri` is not a URL, or for SAML.
 */
export function readIdentity({ fields }: Pick<Call, "fields">): CarriedIdentity | null {
  const uri = URL.parse(String(fields.get("requesturi") ?? ""));
  if (!uri) return null;
  const { searchParams } = uri;
  const overlay = (more: URLSearchParams) => {
    for (const name of more.keys()) searchParams.set(name, more.get(name) ?? "");
  };
  const postBody = fields.get("postbody");
  if (typeof postBody === "string" && postBody !== "") overlay(new URLSearchParams(postBody));
  overlay(new URLSearchParams(uri.hash.replace(/^#/u, "")));
  // The emulator doesn't verify SAML responses, so a page could sign in with any address.
  if (searchParams.has("SAMLResponse")) return null;
  const token = searchParams.get("id_token") || searchParams.get("access_token") || "";
  return { providerId: searchParams.get("providerId")?.toLowerCase() ?? "", token };
}

/** Lifetime of a credential in seconds, as for Google's ID tokens. */
const lifetime = 3600;

const claimsShape = z.looseObject({ aud: z.string(), exp: z.number() });

/**
 * In production the provider signs its credentials, but the emulator accepts any. The gateway seals those that it issues
 * with an HMAC. Its key differs from that of session tokens, so neither is ever valid as the other.
 */
function identitySeal(seal: Seal): {
  make(providerId: string, claims: object, now: number): string;
  isGood(identity: CarriedIdentity, now: number): boolean;
} {
  const own = createSeal(Buffer.from(seal.sealText("identity provider")));
  return {
    make(providerId, claims, now) {
      const seconds = Math.floor(now / 1000);
      const payload = { ...claims, aud: providerId, iat: seconds, exp: seconds + lifetime };
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
      return own.sealToken(`${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`);
    },
    isGood({ providerId, token }, now) {
      if (!own.isSealedToken(token)) return false;
      const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
      const claims = claimsShape.safeParse(JSON.parse(payload));
      return claims.success && claims.data.aud === providerId && claims.data.exp > now / 1000;
    },
  };
}

/** Rejects credentials that this gateway didn't issue, on its own page on which the user chooses an identity. */
export const refuseMadeUpIdentities: Middleware = (call, next) => {
  if (!call.operation.path.endsWith(":signInWithIdp")) return next();
  const identity = readIdentity(call);
  const isGood = identity !== null && identitySeal(call.seal).isGood(identity, call.now());
  return isGood
    ? next()
    : Promise.resolve(
        refuseWith(
          "INVALID_IDP_RESPONSE : The credential was not issued by its identity provider.",
        ),
      );
};

const choice = z.object({
  providerId: z.string(),
  claims: z.object({
    /** The user's id at the provider. If it is missing, the user is new and gets a random number as id. */
    sub: z.string().min(1).max(128).exactOptional(),
    email: z.email(),
    name: z.string().max(100).exactOptional(),
    email_verified: z.boolean(),
  }),
});

/** Providers that issue an access token and no ID token. */
const withoutIdToken = ["github.com", "facebook.com"];

/** Handles `POST /marquee/identities`: returns the credential of the identity that was chosen on the gateway's page. */
export const issueIdentities: Middleware = (call, next) => {
  if (call.operation.path !== "/marquee/identities") return next();
  const chosen = choice.safeParse(call.body);
  if (!chosen.success || !call.providers.isEnabled(chosen.data.providerId)) {
    return Promise.resolve(refuseWith("INVALID_IDP_RESPONSE"));
  }
  const { providerId, claims } = chosen.data;
  const sub = claims.sub ?? String(randomInt(2 ** 47));
  const token = identitySeal(call.seal).make(providerId, { ...claims, sub }, call.now());
  const name = withoutIdToken.includes(providerId) ? "access_token" : "id_token";
  return Promise.resolve(jsonResponse({ credential: { [name]: token } }));
};
