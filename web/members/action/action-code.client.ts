import { applyActionCode, checkActionCode, confirmPasswordReset } from "firebase/auth";
import type { ActionMode } from "./action-link.ts";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { codedError, explainError } from "../errors.ts";
import { readyAuth, refreshMember } from "../firebase/ready-auth.client.ts";

/** The action of a link whose code is checked before use. The code of a sign-in link is not checked. */
export type CheckedMode = Exclude<ActionMode, "signIn">;

/** Data about a one-time code. The provider returns it without using up the code. */
export type CodeFacts = {
  /** The address that the account has after the code is used. */
  email: string | null;
  /**
   * The address that the account loses when its address is changed, or when such a change is
   * undone.
   */
  previousEmail: string | null;
  /** The second factor that was added: its name, or its phone number. */
  factor: string | null;
};

/** The provider's name for each action. */
const operations: Record<CheckedMode, string> = {
  resetPassword: "PASSWORD_RESET",
  verifyEmail: "VERIFY_EMAIL",
  verifyAndChangeEmail: "VERIFY_AND_CHANGE_EMAIL",
  recoverEmail: "RECOVER_EMAIL",
  revertSecondFactorAddition: "REVERT_SECOND_FACTOR_ADDITION",
};

/**
 * Returns the provider's data about a one-time code. Throws `invalid-action-code` if the provider's
 * operation differs from the link's mode, because the provider's emails contain no such link.
 */
export async function checkCode(
  settings: ClientAuthSettings,
  code: string,
  mode: CheckedMode,
): Promise<CodeFacts> {
  const auth = await readyAuth(settings);
  const { operation, data } = await withTimeLimit(checkActionCode(auth, code));
  if (operation !== operations[mode]) {
    throw codedError("invalid-action-code");
  }
  const added = data.multiFactorInfo;
  const phone = added && "phoneNumber" in added ? String(added.phoneNumber) : null;
  return {
    email: data.email ?? null,
    previousEmail: data.previousEmail ?? null,
    factor: added?.displayName ?? phone,
  };
}

/**
 * Uses a one-time code. If a member is signed in to the SDK, updates their session. Returns false
 * if nobody is signed in after the code has been used.
 */
export async function applyCode(settings: ClientAuthSettings, code: string): Promise<boolean> {
  const auth = await readyAuth(settings);
  await withTimeLimit(applyActionCode(auth, code));
  // A failed refresh is ignored, because the change itself is done. The server notices the change
  // within a minute.
  return refreshMember(auth).catch(() => true);
}

/** Sets a new password. The provider then ends all earlier sessions of the account. */
export async function setPassword(
  settings: ClientAuthSettings,
  code: string,
  password: string,
): Promise<void> {
  if (password === "") throw codedError("missing-password");
  const auth = await readyAuth(settings);
  await withTimeLimit(confirmPasswordReset(auth, code, password));
}

/**
 * The reason why an email's link no longer works. `time`: it has expired. `use`: it was used or is invalid, which the
 * provider does not distinguish.
 */
export type LinkEnd = "use" | "time";

/** Returns why a one-time code no longer works, from the error of a call that used the code; null for other errors. */
export function linkEndOf(error: unknown): LinkEnd | null {
  switch (explainError(error).code) {
    case "expired-action-code":
      return "time";
    case "invalid-action-code":
    // The account was deleted. The link is reported as used, so that nobody learns that the account existed.
    case "user-not-found":
      return "use";
    default:
      return null;
  }
}
