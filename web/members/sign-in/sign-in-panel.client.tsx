"use client";
import { useEffect, useRef, useState } from "react";
import type { SignInForm } from "./sign-in-form.ts";
import { AuthTexts, useAuthTranslation } from "./form/auth-texts.client.tsx";
import { forgetStep, rememberStep } from "./resume-sign-in.client.ts";
import { SignInFlowProvider } from "./sign-in-flow.client.tsx";
import type { Place, SignInFlow, SignInStep } from "./sign-in-flow.client.tsx";
import { stepAfter } from "./enter.client.ts";
import styles from "./form/sign-in.module.css";
import { EmailLinkStep, ResetStep } from "./email-links.client.tsx";
import { KnownAccountStep, LinkAccountStep } from "./federated/existing-account.client.tsx";
import { MethodsStep } from "./methods-step.client.tsx";
import { PhoneStep } from "./phone/phone.client.tsx";
import { ReturningStep } from "./federated/federated.client.tsx";
import { SecondFactorStep } from "./code/second-factor.client.tsx";
import { RecoveredStep } from "./code/recovery-form.client.tsx";

type Props = {
  language: string;
  form: SignInForm;
  place: Place;
  /** The first step; `methods` if omitted. */
  first?: SignInStep;
  /** Path of this site that links in emails return to; the current page if omitted. */
  returnTo?: string;
  /**
   * Called as soon as the session is open. The browser's next requests have the session cookie.
   */
  onDone: () => void;
};

/** Lets visitors sign in or sign up, on a page or in place at a gate. Loaded on demand. */
export function SignInPanel({ form, ...rest }: Props) {
  return (
    <AuthTexts language={rest.language} texts={form.texts}>
      {form.origin === null || form.origin === location.origin ? (
        <Panel settings={form.settings} {...rest} />
      ) : (
        <OwnAddress origin={form.origin} />
      )}
    </AuthTexts>
  );
}

/**
 * Replaces the form at an address that is not the site's own, such as plain HTTP or an IP address: no session can open
 * there.
 */
function OwnAddress({ origin }: { origin: string }) {
  const t = useAuthTranslation();
  const href = `${origin}${location.pathname}${location.search}`;
  return (
    <p className={styles.problem} role="alert">
      {t("form.otherAddress")} <a href={href}>{href}</a>
    </p>
  );
}

type PanelProps = Omit<Props, "form"> & { settings: SignInForm["settings"] };

const methods: SignInStep = { at: "methods", mode: "signIn" };

function Panel({ settings, first = methods, returnTo, onDone, ...rest }: PanelProps) {
  const t = useAuthTranslation();
  const [step, setStep] = useState(first);
  const [isDone, setDone] = useState(false);
  const status = useRef<HTMLOutputElement>(null);
  // The form that had the focus is gone: focus the message, so that screen readers read it.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <output ref={status} className={styles.note} tabIndex={-1}>
        {t("form.done")}
      </output>
    );
  }
  const go = (next: SignInStep) => {
    rememberStep(next);
    setStep(next);
  };
  const flow: SignInFlow = {
    ...rest,
    settings,
    returnTo: returnTo ?? `${location.pathname}${location.search}`,
    go,
    finish: () => {
      forgetStep();
      setDone(true);
      onDone();
    },
    handleNextStep: (error) => {
      const next = stepAfter(error);
      if (next !== null) go(next);
      return next !== null;
    },
  };
  return (
    <SignInFlowProvider value={flow}>
      <Step step={step} />
    </SignInFlowProvider>
  );
}

function Step({ step }: { step: SignInStep }) {
  switch (step.at) {
    case "methods":
      return <MethodsStep mode={step.mode} email={step.email ?? ""} />;
    case "reset":
      return <ResetStep email={step.email} isSent={step.isSent === true} />;
    case "emailLink":
      return <EmailLinkStep email={step.email} isSent={step.isSent === true} />;
    case "phone":
      return <PhoneStep {...(step.sent ? { sent: step.sent } : {})} />;
    case "secondFactor":
      return <SecondFactorStep resolver={step.resolver} account={step.account} />;
    case "recovered":
      return <RecoveredStep email={step.email} />;
    case "linkAccount":
      return <LinkAccountStep error={step.error} />;
    case "knownAccount":
      return <KnownAccountStep credential={step.credential} />;
    case "returning":
      return <ReturningStep />;
  }
}
