import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from "firebase/auth";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { announceSession } from "../tabs.client.ts";
import { withTimeLimit } from "../time-limit.ts";
import { missing } from "./missing.ts";
import { readyAuth } from "./ready-auth.client.ts";

type Given = { email: string; password: string };

/** Signs in. When it resolves the session is open; rejects with an error that `explainError` can read. */
export async function signInByPassword(settings: ClientAuthSettings, given: Given): Promise<void> {
  await enter(signInWithEmailAndPassword, settings, given);
}

/** Makes an account and signs in with it; as {@link signInByPassword}. */
export async function signUpByPassword(settings: ClientAuthSettings, given: Given): Promise<void> {
  await enter(createUserWithEmailAndPassword, settings, given);
}

async function enter(
  call: typeof signInWithEmailAndPassword,
  settings: ClientAuthSettings,
  { email, password }: Given,
): Promise<void> {
  if (email === "") throw missing("missing-email");
  if (password === "") throw missing("missing-password");
  const auth = await readyAuth(settings);
  await withTimeLimit(call(auth, email, password));
  announceSession();
}
