"use client";
import { useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { clockTime } from "../../../design/video/duration.ts";
import { codedError } from "../../errors.ts";
import { useAuthTranslation, useTextLanguage } from "../form/auth-texts.client.tsx";
import { textOf, useFocusOn, useSubmission } from "../form/submission.client.tsx";
import { asciiDigits } from "../phone/phone-number.ts";
import styles from "../form/sign-in.module.css";
import codeStyles from "./code.module.css";

type Props = {
  /** Explains where the code comes from. */
  intro: string;
  /** Receives the code, digits only. */
  confirm: (code: string) => Promise<void>;
  /** Sends another code. `sendAgain` is null if the code comes from an authenticator app. */
  sendAgain: (() => Promise<void>) | null;
  /**
   * Handles an error of `confirm` and returns true, or returns false so that the form displays the
   * error.
   */
  handleError?: (error: unknown) => boolean;
  /** Buttons that leave the form, for example to an earlier step. */
  children?: ReactNode;
};

export function CodeForm({ intro, confirm, sendAgain, handleError, children }: Props) {
  const t = useAuthTranslation();
  const { form, isPending, problemOf, report, submit } = useSubmission(async (data) => {
    const code = asciiDigits(textOf(data, "code")).replace(/\D/g, "");
    if (code === "") throw codedError("missing-verification-code");
    await confirm(code);
  }, handleError);
  useFocusOn(form, "code");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{intro}</p>
      <CodeField error={problemOf("code")} />
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("form.confirmCode")}
      </button>
      {sendAgain ? <ResendButton send={sendAgain} report={report} /> : null}
      {children}
    </form>
  );
}

/**
 * Field for a one-time code from a message or an app; its name is `code`. Phones suggest the code that they received.
 */
export function CodeField({ error }: { error: string | null }) {
  const id = useId();
  const t = useAuthTranslation();
  return (
    <div className={`${styles.field} ${codeStyles.code}`}>
      <label htmlFor={id}>{t("form.code")}</label>
      <input
        id={id}
        name="code"
        // Not `type="number"`, which drops leading zeros and lets arrow keys change the code.
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        dir="ltr"
        aria-invalid={error !== null}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {error}
      </p>
    </div>
  );
}

/** Minimum time between two codes, in ms. Messages arrive with a delay, and each one costs money. */
const WAIT = 30_000;

type ResendButtonProps = {
  send: () => Promise<void>;
  report: (error: unknown) => void;
};

/** The button that sends another code. It is disabled until half a minute after the last code. */
function ResendButton({ send, report }: ResendButtonProps) {
  const t = useAuthTranslation();
  const language = useTextLanguage();
  const [sentAt, setSentAt] = useState(Date.now);
  const [isSending, setSending] = useState(false);
  const [hasSent, setSent] = useState(false);
  const left = useTimeLeft(sentAt + WAIT);
  const press = () => {
    if (isSending || left > 0) return;
    setSending(true);
    sendAndReport()
      .catch(report)
      .finally(() => setSending(false));
  };
  const sendAndReport = async () => {
    await send();
    setSent(true);
    setSentAt(Date.now());
  };
  return (
    <>
      <button
        className={styles.switch}
        type="button"
        aria-disabled={isSending || left > 0}
        onClick={press}
      >
        {left > 0
          ? t("form.resendIn", { time: clockTime(Math.ceil(left / 1000), language) })
          : t("form.resend")}
      </button>
      <output className={styles.hint}>{hasSent ? t("form.resent") : null}</output>
    </>
  );
}

/** Returns the time until `end` in ms, updated every half second. Returns 0 after `end`. */
function useTimeLeft(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, end - now);
}
