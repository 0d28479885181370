import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from "firebase/auth";
import { keepMembersIn, openAuth } from "../firebase.client.ts";
import type { Persistence } from "../firebase.client.ts";
import { hasSessionHint } from "../session-hint.client.ts";
import { announceSession } from "../tabs.client.ts";
import { withTimeLimit } from "../time-limit.ts";

/**
 * Signs in, or up, with what the form holds. When it resolves the session is open. Rejects with an error that
 * `explainError` can read.
 */
export async function submitCredentials(
  form: FormData,
  mode: "signIn" | "signUp",
  persistence: Persistence,
): Promise<void> {
  const email = textOf(form, "email").trim();
  const password = textOf(form, "password");
  if (email === "") throw missing("missing-email");
  if (password === "") throw missing("missing-password");
  const auth = openAuth();
  await withTimeLimit(auth.authStateReady());
  // Someone whose session ended is still kept by the SDK: they are gone for the site.
  if (auth.currentUser && !hasSessionHint()) await withTimeLimit(signOut(auth));
  await withTimeLimit(keepMembersIn(auth, persistence));
  const enter = mode === "signUp" ? createUserWithEmailAndPassword : signInWithEmailAndPassword;
  await withTimeLimit(enter(auth, email, password));
  announceSession();
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

const missing = (code: string) => Object.assign(new Error(code), { code });
