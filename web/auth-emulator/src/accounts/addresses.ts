import { workFor } from "../gateway/caller.ts";
import type { Middleware } from "../gateway/middleware.ts";
import { refuseWith } from "../gateway/responses.ts";
import { readClaims } from "../sessions/session-claims.ts";

/** Kinds of emails whose link changes an account's address. */
const changes = ["VERIFY_AND_CHANGE_EMAIL", "RECOVER_EMAIL"];

/**
 * Once an email link has changed an account's address, sends the old address an undo link and ends earlier sessions, as
 * Google does. The emulator does neither.
 */
export const guardChangedAddress: Middleware = async (call, next) => {
  const code = call.fields.get("oobcode");
  const isUpdate = call.operation.path.endsWith("/accounts:update");
  const mail = isUpdate && typeof code === "string" ? call.state.oobs.get(code) : undefined;
  const response = await next();
  if (response.status !== 200 || !mail || !changes.includes(mail.requestType)) return response;
  const account = call.state.getUserByEmail(mail.newEmail ?? mail.email);
  if (!account) return response;
  const isChange = mail.requestType === "VERIFY_AND_CHANGE_EMAIL";
  call.state.updateUserByLocalId(account.localId, {
    validSince: String(Math.floor(call.now() / 1000)),
    ...(isChange ? { initialEmail: mail.email } : {}),
  });
  if (isChange) {
    workFor(call, () => call.state.createOob(mail.email, undefined, "RECOVER_EMAIL", recoverLink));
  }
  return response;
};

function recoverLink(oobCode: string): string {
  const query = new URLSearchParams({ mode: "recoverEmail", oobCode, apiKey: "demo-key" });
  return `http://localhost/?${query.toString()}`;
}

/**
 * Adds a password to an account with an address. The SDK does so by signing up with the current session, which the
 * emulator rejects, because the account itself already uses the address. A different address is rejected here, because
 * the emulator would set it without confirmation.
 */
export const linkPassword: Middleware = (call, next) => {
  const session = readClaims(call.fields.get("idtoken"));
  if (!session || !call.operation.path.endsWith("/accounts:signUp")) return next();
  const own = call.state.users.get(session.user_id)?.email;
  if (own === undefined) return next();
  if (own !== String(call.fields.get("email")).toLowerCase()) {
    return Promise.resolve(
      refuseWith("OPERATION_NOT_ALLOWED : Please verify the new email before changing email."),
    );
  }
  const { idToken, password } = call.body;
  return call.post("/identitytoolkit.googleapis.com/v1/accounts:update", {
    idToken,
    password,
    returnSecureToken: true,
  });
};

/**
 * Protects users when someone else has already created an account with their address. An email link proves that it is
 * theirs. If it was unconfirmed before, the account's password, phone number, providers and sessions are removed, as at
 * Google. The emulator does so only after a sign-in with an identity provider.
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
  const response = await next();
  if (response.status !== 200 || before === undefined || wasProven) return response;
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
  return response;
};
