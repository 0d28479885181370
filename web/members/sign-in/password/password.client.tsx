"use client";
import {
  type Auth,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  signInWithEmailAndPassword,
  validatePassword,
} from "firebase/auth";
import { useEffect, useId, useState } from "react";
import { codedError } from "../../errors.ts";
import { completeEntry, guestOf } from "../enter.client.ts";
import { readyAuth, welcome } from "../../firebase/ready-auth.client.ts";
import { withTimeLimit } from "../../../runtime/time-limit.ts";
import { useAuthTranslation } from "../form/auth-texts.client.tsx";
import { EmailField, PasswordField } from "../form/fields.client.tsx";
import {
  emailOf,
  FormProblem,
  textOf,
  useFocusOn,
  useSubmission,
} from "../form/submission.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { loadAuth } from "../../firebase/firebase.client.ts";
import { checkPassword, type PasswordCheck, unknownPolicy } from "./password-check.ts";
import styles from "../form/sign-in.module.css";
import checkStyles from "./password-checks.module.css";

type PasswordFormProps = {
  mode: "signIn" | "signUp";
  /** The address typed so far. The caller stores it, so that another step can continue with it. */
  email: string;
  onEmail: (email: string) => void;
};

/** The form for email and password, for signing in or signing up. */
export function PasswordForm({ mode, email, onEmail }: PasswordFormProps) {
  const t = useAuthTranslation();
  const { settings, returnTo, go, finish, handleNextStep } = useSignInFlow();
  const isSignUp = mode === "signUp";
  const submission = useSubmission(async (data) => {
    const credentials = { email: emailOf(data), password: textOf(data, "password") };
    await (isSignUp ? signUpByPassword : signInByPassword)(settings, credentials);
    if (isSignUp) await welcome(settings, returnTo);
    finish();
  }, handleNextStep);
  const { form, isPending, problemOf, submit } = submission;
  useFocusOn(form, "email");
  const reset = () => go({ at: "reset", email });
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <EmailField
        label={t("form.email")}
        error={problemOf("email")}
        email={email}
        onType={onEmail}
      />
      {isSignUp ? (
        <>
          <NewPasswordField settings={settings} error={problemOf("password")} />
          <p className={styles.hint}>{t("form.signUpMail")}</p>
        </>
      ) : (
        <PasswordField isNew={false} error={problemOf("password")}>
          <button className={styles.switch} type="button" onClick={reset}>
            {t("form.forgot")}
          </button>
        </PasswordField>
      )}
      <FormProblem
        submission={submission}
        actions={{
          // Only for signing up. When signing in, the button below the password field already leads to the password
          // reset.
          ...(isSignUp ? { resetPassword: reset } : {}),
          signIn: () => go({ at: "methods", mode: "signIn", email }),
        }}
      />
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t(isSignUp ? "form.submitSignUp" : "form.submitSignIn")}
      </button>
    </form>
  );
}

type NewPasswordFieldProps = {
  settings: ClientAuthSettings;
  /** The error of the last submission, or null if there is none. */
  error: string | null;
  /** Replaces the label "Password". */
  label?: string;
};

/**
 * The field for a new password; its name is `password`. Lists the provider's rules and checks them on each change.
 * [AUTH-4]
 */
export function NewPasswordField({ settings, error, label }: NewPasswordFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [checks, setChecks] = useState<PasswordCheck[]>([]);
  useEffect(() => {
    let isLatest = true;
    const check = async () => {
      const found = await checkByPolicy(settings, typed);
      if (isLatest) setChecks(found);
    };
    void check();
    return () => {
      isLatest = false;
    };
  }, [settings, typed]);
  return (
    <PasswordField
      isNew
      error={error}
      hintId={`${id}-checks`}
      onType={setTyped}
      {...(label === undefined ? {} : { label })}
    >
      <PasswordChecks id={`${id}-checks`} checks={checks} hasTyped={typed !== ""} />
    </PasswordField>
  );
}

type PasswordChecksProps = {
  /** Id for the field's `aria-describedby`. */
  id: string;
  checks: PasswordCheck[];
  /**
   * Whether the visitor has typed anything. Before that, screen readers don't announce how many
   * rules the password meets.
   */
  hasTyped: boolean;
};

/**
 * The rules for a password. Each rule is marked as soon as the password meets it. Screen readers
 * announce how many rules are met whenever that number changes.
 */
function PasswordChecks({ id, checks, hasTyped }: PasswordChecksProps) {
  const t = useAuthTranslation();
  const met = checks.filter(({ isMet }) => isMet).length;
  const totals = { met, all: checks.length };
  return (
    <div className={checkStyles.container}>
      <ul id={id} className={checkStyles.checks} aria-label={t("form.passwordNeeds")}>
        {checks.map(({ rule, count, isMet }) => (
          <li key={rule} className={checkStyles.check} data-met={isMet}>
            <span className={checkStyles.mark} aria-hidden="true" />
            {t(`form.needs.${rule}`, { count })}
            <span className="sr-only">{` – ${t(isMet ? "form.met" : "form.notMet")}`}</span>
          </li>
        ))}
      </ul>
      <output className="sr-only">{hasTyped ? t("form.passwordCount", totals) : null}</output>
    </div>
  );
}

type Credentials = { email: string; password: string };

/** Signs in. Resolves when the session is open; rejects with an error that `explainError` can read. */
export async function signInByPassword(
  settings: ClientAuthSettings,
  credentials: Credentials,
): Promise<void> {
  const auth = await readyFor(settings, credentials);
  const entry = signInWithEmailAndPassword(auth, credentials.email, credentials.password);
  await completeEntry(settings, auth, await withTimeLimit(entry));
}

/**
 * Creates an account and signs in with it, or upgrades a guest's account. Resolves when the session
 * is open; rejects like {@link signInByPassword}.
 */
async function signUpByPassword(
  settings: ClientAuthSettings,
  credentials: Credentials,
): Promise<void> {
  const auth = await readyFor(settings, credentials);
  const guest = guestOf(auth, settings);
  const entry = guest
    ? linkWithCredential(
        guest,
        EmailAuthProvider.credential(credentials.email, credentials.password),
      )
    : createUserWithEmailAndPassword(auth, credentials.email, credentials.password);
  await completeEntry(settings, auth, await withTimeLimit(entry));
}

async function readyFor(
  settings: ClientAuthSettings,
  { email, password }: Credentials,
): Promise<Auth> {
  if (email === "") throw codedError("missing-email");
  if (password === "") throw codedError("missing-password");
  return readyAuth(settings);
}

/**
 * Checks a password against the provider's policy [AUTH-4]. The policy is fetched once, and the
 * password is never sent. If the policy can't be fetched, checks only Firebase's minimum length.
 * The provider checks the password again when the form is submitted.
 */
async function checkByPolicy(
  settings: ClientAuthSettings,
  password: string,
): Promise<PasswordCheck[]> {
  try {
    const auth = await loadAuth();
    auth.tenantId = settings.tenantId;
    return checkPassword(await withTimeLimit(validatePassword(auth, password)), password);
  } catch {
    return unknownPolicy(password);
  }
}
