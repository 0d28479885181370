import { jsonResponse, refuseWith } from "../gateway/responses.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { describePasswordPolicy, missingRequirements } from "./password-policy.ts";

/** Google's maximum password length, with or without a policy. */
const mostCharacters = 4096;

/**
 * Handles `GET /v2/passwordPolicy`, and enforces the policy for every new password, also for one that
 * an administrator sets, as Google does. A sign-in with a password that is now too weak
 * is rejected only if the policy sets `forceUpgradeOnSignin`.
 */
export const enforcePasswordPolicy: Middleware = async (call, next) => {
  const policy = call.config.passwordPolicyConfig;
  if (call.operation.path.endsWith("/v2/passwordPolicy")) {
    return jsonResponse(describePasswordPolicy(policy));
  }
  const chosen = chosenPassword(call);
  if (chosen !== null) {
    if (chosen.length > mostCharacters) return refuseWith("INVALID_PASSWORD");
    return refusalFor(missingRequirements(chosen, policy)) ?? next();
  }
  const response = await next();
  const shown = shownPassword(call);
  if (response.status !== 200 || shown === null || !policy.forceUpgradeOnSignin) return response;
  return refusalFor(missingRequirements(shown, policy)) ?? response;
};

function refusalFor(missing: string[]) {
  if (missing.length === 0) return null;
  return refuseWith(
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(", ")}]`,
  );
}

/** Returns the password that a call would set, or null when it sets none. */
function chosenPassword({ operation, fields }: Call): string | null {
  const choosing = /(?::signUp|\/accounts|:update|:resetPassword)$/u;
  if (!choosing.test(operation.path)) return null;
  const given = fields.get("password") ?? fields.get("newpassword");
  return typeof given === "string" && given !== "" ? given : null;
}

function shownPassword({ operation, fields }: Call): string | null {
  const given = fields.get("password");
  const isSignIn = operation.path.endsWith(":signInWithPassword");
  return isSignIn && typeof given === "string" ? given : null;
}
