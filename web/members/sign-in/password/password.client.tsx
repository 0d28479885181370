"use client";
import {
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  linkWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from "firebase/auth";
import type { Auth } from "firebase/auth";
import { codeOf, codedError } from "../../firebase/calls/coded-error.ts";
import { completeEntry, guestOf } from "../../firebase/calls/enter.client.ts";
import { readyAuth } from "../../firebase/calls/ready-auth.client.ts";
import { welcome } from "../../firebase/calls/verification.client.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { leftToRight, useSay } from "../form/auth-texts.client.tsx";
import { EmailField, PasswordField } from "../form/fields.client.tsx";
import { AddressForm, LinkSent } from "../form/send-link.client.tsx";
import { FormProblem, textOf, useFocusOn, useSubmission } from "../form/submission.client.tsx";
import { StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { NewPasswordField } from "./new-password-field.client.tsx";
import styles from "../form/sign-in.module.css";

type Props = {
  mode: "signIn" | "signUp";
  /** The address typed so far, which outlives this form. */
  email: string;
  onEmail: (email: string) => void;
};

/** The form for email and password, for signing in or signing up. */
export function PasswordForm({ mode, email, onEmail }: Props) {
  const say = useSay();
  const { settings, returnTo, go, finish, handleSecondFactor } = useSignInFlow();
  const isSignUp = mode === "signUp";
  const submission = useSubmission(async (data) => {
    const given = { email: textOf(data, "email").trim(), password: textOf(data, "password") };
    await (isSignUp ? signUpByPassword : signInByPassword)(settings, given);
    if (isSignUp) await welcome(settings, returnTo);
    finish();
  }, handleSecondFactor);
  const { form, isPending, problemOf, submit } = submission;
  useFocusOn(form, "email");
  const reset = () => go({ at: "reset", email });
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <EmailField
        label={say("form.email")}
        error={problemOf("email")}
        email={email}
        onType={onEmail}
      />
      {isSignUp ? (
        <NewPasswordField settings={settings} error={problemOf("password")} />
      ) : (
        <PasswordField isNew={false} error={problemOf("password")}>
          <button className={styles.switch} type="button" onClick={reset}>
            {say("form.forgot")}
          </button>
        </PasswordField>
      )}
      <FormProblem
        submission={submission}
        ways={{
          // When signing in, the link below the password field leads there already.
          ...(isSignUp ? { resetPassword: reset } : {}),
          signIn: () => go({ at: "methods", mode: "signIn", email }),
        }}
      />
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending
          ? say("form.pending")
          : say(isSignUp ? "form.submitSignUp" : "form.submitSignIn")}
      </button>
    </form>
  );
}

type ResetStepProps = { email: string; isSent: boolean };

/** Sends a link by email to choose a new password. */
export function ResetStep({ email, isSent }: ResetStepProps) {
  const say = useSay();
  const { settings, returnTo, go } = useSignInFlow();
  if (isSent) {
    return (
      <LinkSent
        text={say("form.resetSent", { email: leftToRight(email) })}
        again={() => go({ at: "reset", email })}
      />
    );
  }
  const send = async (address: string) => {
    await sendReset(settings, { email: address, path: returnTo });
    go({ at: "reset", email: address, isSent: true });
  };
  const back = () => go({ at: "methods", mode: "signIn", email });
  return (
    <div className={styles.panel}>
      <StepHeading>{say("form.resetTitle")}</StepHeading>
      <AddressForm intro={say("form.resetAsk")} email={email} send={send} otherWay={back} />
      <button className={styles.switch} type="button" onClick={back}>
        {say("form.back")}
      </button>
    </div>
  );
}

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

/**
 * Sends a link to choose a new password, which returns to `path` of this site. Also resolves for an address without an
 * account, since a project without enumeration protection would reveal it.
 */
export async function sendReset(
  settings: ClientAuthSettings,
  { email, path }: { email: string; path: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const auth = await readyAuth(settings);
  const url = `${location.origin}${path}`;
  try {
    await withTimeLimit(sendPasswordResetEmail(auth, email, { url }));
  } catch (error) {
    if (!tellsOfAccount(error)) throw error;
  }
}

const tellsOfAccount = (error: unknown) =>
  ["auth/user-not-found", "auth/user-disabled"].includes(codeOf(error) ?? "");
