"use client";
import type { ReactNode } from "react";
import { asciiDigits } from "./ascii-digits.ts";
import { codedError } from "../../firebase/calls/coded-error.ts";
import { useSay } from "../form/auth-texts.client.tsx";
import { CodeField } from "./code-field.client.tsx";
import { ResendButton } from "./resend-button.client.tsx";
import styles from "../form/sign-in.module.css";
import { textOf } from "../form/text-of.ts";
import { useFocusOn } from "../form/use-focus-on.client.ts";
import { useSubmission } from "../form/use-submission.client.ts";

type Props = {
  /** Explains where the code comes from. */
  intro: string;
  /** Receives the code, digits only. */
  confirm: (code: string) => Promise<void>;
  /** Sends another code; null: the code comes from an app. */
  sendAgain: (() => Promise<void>) | null;
  /** May handle an error of `confirm`, as in {@link useSubmission}. */
  wayOn?: (error: unknown) => boolean;
  /** Links that lead back. */
  children?: ReactNode;
};

/** Asks for a one-time code. */
export function CodeForm({ intro, confirm, sendAgain, wayOn, children }: Props) {
  const say = useSay();
  const { form, isPending, problemOf, report, submit } = useSubmission(async (data) => {
    const code = asciiDigits(textOf(data, "code")).replace(/\D/g, "");
    if (code === "") throw codedError("missing-verification-code");
    await confirm(code);
  }, wayOn);
  useFocusOn(form, "code");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{intro}</p>
      <CodeField error={problemOf("code")} />
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? say("form.pending") : say("form.confirmCode")}
      </button>
      {sendAgain ? <ResendButton send={sendAgain} report={report} /> : null}
      {children}
    </form>
  );
}
