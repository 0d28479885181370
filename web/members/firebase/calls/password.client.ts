import {
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  linkWithCredential,
  signInWithEmailAndPassword,
} from "firebase/auth";
import type { Auth } from "firebase/auth";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { completeEntry, guestOf } from "./enter.client.ts";
import { codedError } from "./coded-error.ts";
import { readyAuth } from "./ready-auth.client.ts";

type Given = { email: string; password: string };

/** Signs in. Resolves when the session is open; rejects with an error that `explainError` can read. */
export async function signInByPassword(settings: ClientAuthSettings, given: Given): Promise<void> {
  const auth = await readyFor(settings, given);
  const entry = signInWithEmailAndPassword(auth, given.email, given.password);
  await completeEntry(settings, auth, await withTimeLimit(entry));
}

/** Creates an account and signs in with it, or upgrades a guest; settles like {@link signInByPassword}. */
export async function signUpByPassword(settings: ClientAuthSettings, given: Given): Promise<void> {
  const auth = await readyFor(settings, given);
  const guest = guestOf(auth, settings);
  const entry = guest
    ? linkWithCredential(guest, EmailAuthProvider.credential(given.email, given.password))
    : createUserWithEmailAndPassword(auth, given.email, given.password);
  await completeEntry(settings, auth, await withTimeLimit(entry));
}

async function readyFor(settings: ClientAuthSettings, { email, password }: Given): Promise<Auth> {
  if (email === "") throw codedError("missing-email");
  if (password === "") throw codedError("missing-password");
  return readyAuth(settings);
}
