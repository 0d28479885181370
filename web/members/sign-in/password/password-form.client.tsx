"use client";
import { signInByPassword, signUpByPassword } from "../../firebase/calls/password.client.ts";
import { welcome } from "../../firebase/calls/verification.client.ts";
import { useSay } from "../form/auth-texts.client.tsx";
import { EmailField, PasswordField } from "../form/fields.client.tsx";
import { FormProblem } from "../form/form-problem.client.tsx";
import { NewPasswordField } from "./new-password-field.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../form/sign-in.module.css";
import { textOf } from "../form/text-of.ts";
import { useFocusOn } from "../form/use-focus-on.client.ts";
import { useSubmission } from "../form/use-submission.client.ts";

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
