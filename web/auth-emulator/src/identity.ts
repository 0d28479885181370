import { z } from "zod";
import { refuseWith } from "./answers.ts";
import type { Call, Middleware } from "./middleware.ts";
import { createSeal } from "./seal.ts";
import type { Seal } from "./seal.ts";

/** A credential of an identity provider, as a sign-in carries it. */
export interface CarriedIdentity {
  providerId: string;
  /** The provider's ID token or, of providers that give none, its access token. */
  token: string;
}

/** Reads the credential of a signInWithIdp from where the emulator will read it; null when there is none. */
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
  // SAML would let a page name the address it signs in as.
  if (searchParams.has("SAMLResponse")) return null;
  const token = searchParams.get("id_token") || searchParams.get("access_token") || "";
  return { providerId: searchParams.get("providerId")?.toLowerCase() ?? "", token };
}

/** Seconds that a credential is good for; Google's ID tokens have the same. */
const lifetime = 3600;

const claimsShape = z.looseObject({ aud: z.string(), exp: z.number() });

/**
 * Makes and knows credentials of identity providers. At Google the provider signs them; the emulator takes whatever it
 * is given. Here the page on which an identity is chosen has them sealed, with a key of their own: no session's token
 * passes for one, and none of them for a session's.
 */
export function identitySeal(seal: Seal): {
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

/** Refuses a sign-in with a credential that was not made on the page where identities are chosen. */
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
