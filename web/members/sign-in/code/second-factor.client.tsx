"use client";
import {
  FactorId,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
} from "firebase/auth";
import type {
  MultiFactorAssertion,
  MultiFactorInfo,
  MultiFactorResolver,
  PhoneMultiFactorInfo,
} from "firebase/auth";
import { useState } from "react";
import { withCaptcha } from "../../firebase/ready-auth.client.ts";
import { trackEntry } from "../enter.client.ts";
import { openAuth } from "../../firebase/firebase.client.ts";
import { withTimeLimit } from "../../../runtime/time-limit.ts";
import { announceSession } from "../../token-sync/session-signals.client.ts";
import { leftToRight, useAuthTranslation } from "../form/auth-texts.client.tsx";
import { useSubmission } from "../form/submission.client.tsx";
import { lastDigits } from "../phone/phone-number.ts";
import { type PendingAccount, StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import { CodeForm } from "./code-form.client.tsx";
import { RecoveryForm } from "./recovery-form.client.tsx";
import styles from "../form/sign-in.module.css";

type StepProps = { resolver: MultiFactorResolver; account: PendingAccount | null };

/** Asks for the second factor, or for a recovery code from members who have lost it. */
export function SecondFactorStep({ resolver, account }: StepProps) {
  const t = useAuthTranslation();
  const { go, finish } = useSignInFlow();
  const [hasLost, setLost] = useState(false);
  const startAgain = () => go({ at: "methods", mode: "signIn" });
  return (
    <div className={styles.panel}>
      <StepHeading>{t("form.secondFactor")}</StepHeading>
      {hasLost && account !== null ? (
        <RecoveryForm
          resolver={resolver}
          account={account}
          onBack={() => setLost(false)}
          onStartAgain={startAgain}
        />
      ) : (
        <>
          <SecondFactorForm resolver={resolver} onDone={finish} onStartAgain={startAgain} />
          {account === null || !resolver.hints.some(isApp) ? null : (
            <button className={styles.switch} type="button" onClick={() => setLost(true)}>
              {t("form.lostFactor")}
            </button>
          )}
        </>
      )}
    </div>
  );
}

type Props = {
  /** The provider's challenge, from `getMultiFactorResolver`. */
  resolver: MultiFactorResolver;
  /** Called when the provider has accepted the factor and the session is open. */
  onDone: () => void;
  /**
   * Called by the button that returns to the first factor, for example after the first factor has
   * expired. The form has no such button if `onStartAgain` is null.
   */
  onStartAgain?: (() => void) | null;
};

/** Asks for the second factor: when signing in by any method, or when confirming the member's identity. */
export function SecondFactorForm({ resolver, onDone, onStartAgain = null }: Props) {
  const t = useAuthTranslation();
  const hints = resolver.hints.filter((hint) => isApp(hint) || isPhone(hint));
  const [only, another] = hints;
  const [chosen, choose] = useState<MultiFactorInfo | null>(another ? null : (only ?? null));
  const done = { resolver, onDone };
  return (
    <div className={styles.panel}>
      {hints.length === 0 ? (
        <p className={styles.problem} role="alert">
          {t("errors.secondFactorUnknown")}
        </p>
      ) : null}
      {chosen === null && hints.length > 0 ? <Choice hints={hints} choose={choose} /> : null}
      {chosen !== null && isApp(chosen) ? (
        <CodeForm
          intro={t("form.totpIntro")}
          confirm={(code) => resolveByApp(resolver, chosen, code).then(onDone)}
          sendAgain={null}
        />
      ) : null}
      {chosen !== null && isPhone(chosen) ? <MessageForm {...done} hint={chosen} /> : null}
      {chosen !== null && another ? (
        <button className={styles.switch} type="button" onClick={() => choose(null)}>
          {t("form.factorOther")}
        </button>
      ) : null}
      {onStartAgain ? (
        <button className={styles.switch} type="button" onClick={onStartAgain}>
          {t("form.startAgain")}
        </button>
      ) : null}
    </div>
  );
}

const isApp = (hint: MultiFactorInfo) => hint.factorId === FactorId.TOTP;

const isPhone = (hint: MultiFactorInfo): hint is PhoneMultiFactorInfo =>
  hint.factorId === FactorId.PHONE;

type ChoiceProps = { hints: MultiFactorInfo[]; choose: (hint: MultiFactorInfo) => void };

function Choice({ hints, choose }: ChoiceProps) {
  const t = useAuthTranslation();
  const nameOf = (hint: MultiFactorInfo) => {
    const kind = isPhone(hint)
      ? t("form.factorPhone", { phone: leftToRight(lastDigits(hint.phoneNumber)) })
      : t("form.factorTotp");
    return hint.displayName ? `${hint.displayName} · ${kind}` : kind;
  };
  return (
    <>
      <p className={styles.note}>{t("form.factorChoose")}</p>
      {hints.map((hint) => (
        <button
          key={hint.uid}
          className={styles.primary}
          type="button"
          onClick={() => choose(hint)}
        >
          {nameOf(hint)}
        </button>
      ))}
    </>
  );
}

type MessageProps = Pick<Props, "resolver" | "onDone"> & { hint: PhoneMultiFactorInfo };

/** Asks for the code from a text message. Sends the message only on request, because each one costs money. */
function MessageForm({ resolver, onDone, hint }: MessageProps) {
  const t = useAuthTranslation();
  const [sentId, setSentId] = useState<string | null>(null);
  const send = async () => setSentId(await sendSecondFactorCode(resolver, hint));
  const { form, isPending, problemOf, submit } = useSubmission(send);
  const phone = leftToRight(lastDigits(hint.phoneNumber));
  if (sentId !== null) {
    return (
      <CodeForm
        intro={t("form.codeSent", { phone })}
        confirm={(code) => resolveByMessage(resolver, sentId, code).then(onDone)}
        sendAgain={send}
      />
    );
  }
  return (
    <form ref={form} className={styles.panel} aria-busy={isPending} onSubmit={submit}>
      <p
        className={styles.note}
      >{`${t("form.factorPhone", { phone })}. ${t("form.phoneIntro")}`}</p>
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("form.sendCode")}
      </button>
    </form>
  );
}

/** Sends a code to the phone that is a second factor. Returns the id that the provider requires with the code. */
async function sendSecondFactorCode(
  resolver: MultiFactorResolver,
  hint: MultiFactorInfo,
): Promise<string> {
  const auth = openAuth();
  const options = { multiFactorHint: hint, session: resolver.session };
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier),
  );
}

/** Completes a sign-in with the code from a text message. Resolves when the session is open. */
async function resolveByMessage(
  resolver: MultiFactorResolver,
  sentId: string,
  code: string,
): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await resolve(resolver, PhoneMultiFactorGenerator.assertion(credential));
}

/**
 * Completes a sign-in with the code from an authenticator app. Resolves when the session is open.
 */
async function resolveByApp(
  resolver: MultiFactorResolver,
  hint: MultiFactorInfo,
  code: string,
): Promise<void> {
  await resolve(resolver, TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
}

async function resolve(
  resolver: MultiFactorResolver,
  assertion: MultiFactorAssertion,
): Promise<void> {
  const entry = await withTimeLimit(resolver.resolveSignIn(assertion));
  announceSession();
  trackEntry(entry);
}
