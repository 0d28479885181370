"use client";
import { signInAnonymously } from "firebase/auth";
import { useState } from "react";
import type { ReactNode } from "react";
import { trackEntry } from "./enter.client.ts";
import { readyAuth } from "../firebase/ready-auth.client.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { announceSession } from "../token-sync/session-signals.client.ts";
import { EmailLinkForm } from "./email-links.client.tsx";
import { FederatedButtons } from "./federated/federated.client.tsx";
import { useAuthTranslation } from "./form/auth-texts.client.tsx";
import { FormProblem, useSubmission } from "./form/submission.client.tsx";
import { PasswordForm } from "./password/password.client.tsx";
import { PhoneStep } from "./phone/phone.client.tsx";
import { StepHeading, useSignInFlow } from "./sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "./sign-in-form.ts";
import { hasAny, signInMethods, type ListedMethods } from "./sign-in-methods.ts";
import styles from "./form/sign-in.module.css";
import methodStyles from "./sign-in-methods.module.css";

type Props = {
  mode: "signIn" | "signUp";
  /** The initial address, or an empty string if there is none. */
  email: string;
};

/** Every sign-in method that is switched on: the first method's form, and the others below. */
export function MethodsStep({ mode, email }: Props) {
  const t = useAuthTranslation();
  const { settings, place, go } = useSignInFlow();
  const { first, others: all } = signInMethods(settings);
  const [typed, setTyped] = useState(email);
  const isSignUp = mode === "signUp" && settings.signUp;
  // Signing up offers no guest account, because the visitor may be a guest already.
  const others = isSignUp ? { ...all, guest: false } : all;
  const { texts } = settings;
  const intro = isSignUp
    ? (texts.signUpIntro ?? t("form.signUpIntro"))
    : (texts.signInIntro ?? t("form.signInIntro"));
  // Uses the editor's heading on the sign-in page only, because a gate has a heading of its own.
  const own = place === "screen" && !isSignUp ? texts.signInHeading : null;
  const heading = own ?? t(isSignUp ? "form.signUp" : "form.signIn");
  if (first === "phone") return <PhoneStep isAlone />;
  if (first === null && !hasAny(others)) return <p className={styles.note}>{t("form.closed")}</p>;
  return (
    <div className={styles.panel}>
      <StepHeading>{heading}</StepHeading>
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
      {isSignUp && texts.terms ? <p className={styles.hint}>{texts.terms}</p> : null}
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
            {t(isSignUp ? "form.toSignIn" : "form.toSignUp")}
          </button>
        </p>
      ) : null}
    </div>
  );
}

type OtherMethodsProps = {
  /** The methods to list below the first method's form. */
  others: ListedMethods;
  /** Whether a form is displayed above, for the first method. */
  hasFirst: boolean;
  /** The address typed so far. */
  email: string;
};

/** The sign-in methods besides the first: email link, text message, identity providers, guest. */
function OtherMethods({ others, hasFirst, email }: OtherMethodsProps) {
  const t = useAuthTranslation();
  const { go, handleNextStep } = useSignInFlow();
  // This step has no form to submit. `useSubmission` only displays the errors of the sign-in buttons.
  const submission = useSubmission(async () => {}, handleNextStep);
  const { report, clear } = submission;
  return (
    <div className={styles.panel}>
      {hasFirst ? <p className={styles.or}>{t("form.or")}</p> : null}
      {others.link || others.phone ? (
        <div className={methodStyles.methods}>
          {others.link ? (
            <MethodButton sign={envelope} onClick={() => go({ at: "emailLink", email })}>
              {t("form.byLink")}
            </MethodButton>
          ) : null}
          {others.phone ? (
            <MethodButton sign={telephone} onClick={() => go({ at: "phone" })}>
              {t("form.byPhone")}
            </MethodButton>
          ) : null}
        </div>
      ) : null}
      <FederatedButtons report={report} clear={clear} />
      {others.guest ? <GuestButton report={report} /> : null}
      <FormProblem submission={submission} />
    </div>
  );
}

type MethodButtonProps = { sign: string; onClick: () => void; children: ReactNode };

function MethodButton({ sign, onClick, children }: MethodButtonProps) {
  return (
    <button className={methodStyles.method} type="button" onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={sign} />
      </svg>
      {children}
    </button>
  );
}

const envelope = "M2.5 5h19v14h-19Zm0 1 9.5 7 9.5-7";
const telephone = "M7 2.5h10v19H7Zm3.5 16h3";

type GuestButtonProps = {
  /** Shows an error in the form around the button. */
  report: (error: unknown) => void;
};

function GuestButton({ report }: GuestButtonProps) {
  const t = useAuthTranslation();
  const { settings, finish } = useSignInFlow();
  const [isPending, setPending] = useState(false);
  const press = () => {
    if (isPending) return;
    setPending(true);
    enterAsGuest(settings)
      .then(finish, report)
      .finally(() => setPending(false));
  };
  return (
    <button className={styles.switch} type="button" aria-disabled={isPending} onClick={press}>
      {isPending ? t("form.pending") : t("form.guest")}
    </button>
  );
}

/** Signs in as a guest, with an account that only this browser knows. Resolves when the session is open. */
async function enterAsGuest(settings: ClientAuthSettings): Promise<void> {
  const auth = await readyAuth(settings);
  const entry = await withTimeLimit(signInAnonymously(auth));
  announceSession();
  trackEntry(entry);
}
