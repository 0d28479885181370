"use client";
import { useEffect } from "react";
import { signInByPassword, signUpByPassword } from "../../calls/password.client.ts";
import { useSay } from "../auth-texts.client.tsx";
import { FederatedButtons } from "../federated-buttons.client.tsx";
import { EmailField, PasswordField } from "../fields.client.tsx";
import { GuestButton } from "../guest-button.client.tsx";
import { NewPasswordField } from "../new-password-field.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../sign-in.module.css";
import { textOf } from "../text-of.ts";
import { useSubmission } from "../use-submission.client.ts";

/** Every way in that is switched on. */
export function MethodsStep({ mode }: { mode: "signIn" | "signUp" }) {
  const say = useSay();
  const { settings, place, go, finish, takeWayOn } = useSignInFlow();
  const isSignUp = mode === "signUp";
  const Heading = place === "page" ? "h2" : "h3";
  const { form, isPending, problemOf, report, clear, submit } = useSubmission(async (data) => {
    const given = { email: textOf(data, "email").trim(), password: textOf(data, "password") };
    await (isSignUp ? signUpByPassword : signInByPassword)(settings, given);
    finish();
  }, takeWayOn);
  useEffect(() => {
    const field = form.current?.elements.namedItem("email");
    if (field instanceof HTMLElement) field.focus();
  }, [form]);

  if (!settings.emailPassword) return <p className={styles.note}>{say("form.closed")}</p>;
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      {place === "page" && !isSignUp ? null : (
        <Heading className={styles.heading}>
          {say(isSignUp ? "form.signUp" : "form.signIn")}
        </Heading>
      )}
      <p className={styles.note}>{say(isSignUp ? "form.signUpIntro" : "form.signInIntro")}</p>
      <EmailField label={say("form.email")} error={problemOf("email")} />
      {isSignUp ? (
        <NewPasswordField settings={settings} error={problemOf("password")} />
      ) : (
        <PasswordField isNew={false} error={problemOf("password")} />
      )}
      {/* Always there, so that what appears in it is read out. */}
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending
          ? say("form.pending")
          : say(isSignUp ? "form.submitSignUp" : "form.submitSignIn")}
      </button>
      <FederatedButtons report={report} clear={clear} />
      {settings.phone ? (
        <button className={styles.switch} type="button" onClick={() => go({ at: "phone" })}>
          {say("form.byPhone")}
        </button>
      ) : null}
      <GuestButton report={report} />
      {settings.signUp ? (
        <button
          className={styles.switch}
          type="button"
          onClick={() => go({ at: "methods", mode: isSignUp ? "signIn" : "signUp" })}
        >
          {say(isSignUp ? "form.toSignIn" : "form.toSignUp")}
        </button>
      ) : null}
    </form>
  );
}
