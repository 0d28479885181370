import { signOut } from "firebase/auth";
import { openAuth } from "../firebase/firebase.client.ts";
import { withTimeLimit } from "../time-limit.ts";

/** Renews the session with a fresh token if the SDK still knows the member. */
export async function renewSession(): Promise<void> {
  const auth = openAuth();
  await withTimeLimit(auth.authStateReady());
  await withTimeLimit(auth.currentUser?.getIdToken(true) ?? Promise.resolve(null));
}

/** Signs the member out of the SDK. */
export async function forgetMember(): Promise<void> {
  const auth = openAuth();
  await withTimeLimit(auth.authStateReady());
  await withTimeLimit(signOut(auth));
}
