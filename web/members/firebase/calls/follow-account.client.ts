import { multiFactor, onIdTokenChanged } from "firebase/auth";
import type { Auth, User } from "firebase/auth";
import { type Account, accountOf } from "../../account/account.ts";
import { openAuth } from "../firebase.client.ts";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { codedError } from "./coded-error.ts";
import { readyAuth, refreshMember } from "./ready-auth.client.ts";

type Listener = {
  /** The current account; null when nobody is signed in here, or no longer. */
  onAccount: (account: Account | null) => void;
  onTrouble: (error: unknown) => void;
};

/**
 * Calls back with the member's account, now and whenever the user changes in any tab. Returns a function that stops it.
 */
export function followAccount(settings: ClientAuthSettings, listener: Listener): () => void {
  let stop = () => {};
  let isOver = false;
  const begin = async () => {
    const auth = await readyAuth(settings);
    if (isOver) return;
    stop = onIdTokenChanged(auth, (user) => listener.onAccount(user && readMember(user)));
    await lookAgain(auth);
    if (!isOver) listener.onAccount(auth.currentUser && readMember(auth.currentUser));
  };
  begin().catch(listener.onTrouble);
  return () => {
    isOver = true;
    stop();
  };
}

/** Reads the account again after our own change, and updates session, header and other tabs. */
export async function renewAccount(): Promise<Account | null> {
  const auth = openAuth();
  await refreshMember(auth);
  // The SDK's new user object has no second factors until it is reloaded.
  await lookAgain(auth);
  return auth.currentUser && readMember(auth.currentUser);
}

/** Returns the SDK's user. Throws an error that `explainError` can read if their sign-in has ended meanwhile. */
export function memberNow(): User {
  const { currentUser } = openAuth();
  if (currentUser === null) throw codedError("user-token-expired");
  return currentUser;
}

const readMember = (user: User) => accountOf(user, multiFactor(user).enrolledFactors);

/** Reloads changes made elsewhere, such as an address verified on a phone. On failure the SDK's stored data is used. */
async function lookAgain({ currentUser }: Auth): Promise<void> {
  if (currentUser !== null) await withTimeLimit(currentUser.reload()).catch(() => {});
}
