import type { Middleware } from "../gateway/middleware.ts";

/**
 * Protects users when someone else has already created an account with their address. Signing in
 * with an email link proves that the address belongs to the user. If the address was unconfirmed
 * before, the gateway removes the account's password, phone number, providers and sessions, as
 * Google does. The emulator itself does so only when the user signs in with an identity provider.
 */
export const removeUnverified: Middleware = async (call, next) => {
  const email = call.fields.get("email");
  const isLink = call.operation.path.endsWith("/accounts:signInWithEmailLink");
  const isOwn = Boolean(call.fields.get("idtoken"));
  const found = isLink && !isOwn && typeof email === "string";
  const before = found ? call.state.getUserByEmail(email.toLowerCase()) : undefined;
  const wasProven = before === undefined || before.emailVerified === true;
  const others = before?.providerUserInfo?.map(({ providerId }) => providerId) ?? [];
  // The token of this sign-in is not older, also if a second begins meanwhile.
  const validSince = String(Math.floor(call.now() / 1000));
  const answer = await next();
  if (answer.status !== 200 || before === undefined || wasProven) return answer;
  call.state.updateUserByLocalId(
    before.localId,
    {
      passwordHash: undefined,
      salt: undefined,
      phoneNumber: undefined,
      validSince,
    },
    { deleteProviders: others.filter((id) => id !== "password") },
  );
  return answer;
};
