import { randomInt } from "node:crypto";
import { z } from "zod";
import { answerWith, refuseWith } from "../gateway/answers.ts";
import { identitySeal } from "./identity.ts";
import type { Middleware } from "../gateway/middleware.ts";

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
  return Promise.resolve(answerWith({ credential: { [name]: token } }));
};
