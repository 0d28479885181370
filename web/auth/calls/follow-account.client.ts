import { multiFactor, onIdTokenChanged } from "firebase/auth";
import type { Auth, User } from "firebase/auth";
import { type Account, accountOf } from "../account/account.ts";
import { openAuth } from "../provider/firebase.client.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { withTimeLimit } from "../time-limit.ts";
import { codedError } from "./coded-error.ts";
import { readyAuth } from "./ready-auth.client.ts";
import { refreshMember } from "./refresh-member.client.ts";

type Listener = {
  /** The account as it is now; null where nobody is signed in here, or no longer. */
  onAccount: (account: Account | null) => void;
  onTrouble: (error: unknown) => void;
};

/** Tells of the member's account, now and when someone else comes or goes, in any tab. Answers what ends it. */
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

/** The account after a change of ours; the session, the header and other tabs learn of it too. */
export async function renewAccount(): Promise<Account | null> {
  const auth = openAuth();
  await refreshMember(auth);
  // The SDK now has another object for the member, which knows of no second step before it was asked for anew.
  await lookAgain(auth);
  return auth.currentUser && readMember(auth.currentUser);
}

/** The member whom the SDK knows. Throws what `explainError` reads where their sign-in has ended meanwhile. */
export function memberNow(): User {
  const { currentUser } = openAuth();
  if (currentUser === null) throw codedError("user-token-expired");
  return currentUser;
}

const readMember = (user: User) => accountOf(user, multiFactor(user).enrolledFactors);

/** What was changed elsewhere (an address confirmed on a phone) is seen here. What the SDK kept will do without it. */
async function lookAgain({ currentUser }: Auth): Promise<void> {
  if (currentUser !== null) await withTimeLimit(currentUser.reload()).catch(() => {});
}
