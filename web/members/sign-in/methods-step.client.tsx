"use client";
import { useState } from "react";
import { useSay } from "./form/auth-texts.client.tsx";
import { EmailLinkForm } from "./email-link/email-link-form.client.tsx";
import { OtherMethods } from "./other-methods.client.tsx";
import { PasswordForm } from "./password/password-form.client.tsx";
import { useSignInFlow } from "./sign-in-flow.client.ts";
import styles from "./form/sign-in.module.css";
import { StepHeading } from "./form/step-heading.client.tsx";
import { hasAny, signInMethods } from "./sign-in-methods.ts";
import { PhoneStep } from "./phone/phone-step.client.tsx";

type Props = {
  mode: "signIn" | "signUp";
  /** The initial address; empty: none. */
  email: string;
};

/** Every sign-in method that is switched on: the first method's form, and the others below. */
export function MethodsStep({ mode, email }: Props) {
  const say = useSay();
  const { settings, go } = useSignInFlow();
  const { first, others: all } = signInMethods(settings);
  const [typed, setTyped] = useState(email);
  // Signing up has a form of its own only with a password.
  const isSignUp = mode === "signUp" && settings.signUp;
  // A visitor who signs up may be a guest already.
  const others = isSignUp ? { ...all, guest: false } : all;
  const { words } = settings;
  const intro = isSignUp
    ? (words.signUpIntro ?? say("form.signUpIntro"))
    : (words.signInIntro ?? say("form.signInIntro"));
  if (first === "phone") return <PhoneStep isAlone />;
  if (first === null && !hasAny(others)) return <p className={styles.note}>{say("form.closed")}</p>;
  return (
    <div className={styles.panel}>
      <StepHeading>{say(isSignUp ? "form.signUp" : "form.signIn")}</StepHeading>
      <p className={styles.intro}>{intro}</p>
      {first === "password" ? (
        <PasswordForm
          key={mode}
          mode={isSignUp ? "signUp" : "signIn"}
          email={typed}
          onEmail={setTyped}
        />
      ) : null}
      {first === "link" ? <EmailLinkForm email={email} /> : null}
      {isSignUp && words.terms ? <p className={styles.hint}>{words.terms}</p> : null}
      {hasAny(others) ? (
        <OtherMethods others={others} hasFirst={first !== null} email={typed} />
      ) : null}
      {settings.signUp && first === "password" ? (
        <p className={styles.turn}>
          <button
            className={styles.switch}
            type="button"
            onClick={() => go({ at: "methods", mode: isSignUp ? "signIn" : "signUp" })}
          >
            {say(isSignUp ? "form.toSignIn" : "form.toSignUp")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
