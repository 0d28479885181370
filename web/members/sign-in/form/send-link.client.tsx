"use client";
import { useEffect, useRef } from "react";
import { StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import { useSay } from "./auth-texts.client.tsx";
import { EmailField } from "./fields.client.tsx";
import { FormProblem, textOf, useFocusOn, useSubmission } from "./submission.client.tsx";
import styles from "./sign-in.module.css";

type Props = {
  /** Explains what the address is for. */
  intro: string;
  /** The initial address; empty: none. */
  email: string;
  send: (email: string) => Promise<void>;
  /** Shows the other sign-in methods; omitted if there are none. */
  otherWay?: () => void;
};

/** Asks for the address that a link is sent to. */
export function AddressForm({ intro, email, send, otherWay }: Props) {
  const say = useSay();
  const submission = useSubmission((data) => send(textOf(data, "email").trim()));
  const { form, isPending, problemOf, submit } = submission;
  useFocusOn(form, "email");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{intro}</p>
      <EmailField label={say("form.email")} error={problemOf("email")} email={email} />
      <FormProblem submission={submission} ways={otherWay ? { otherWay } : {}} />
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? say("form.pending") : say("form.sendLink")}
      </button>
    </form>
  );
}

type LinkSentProps = {
  /** Explains what was sent, and to which address. */
  text: string;
  /** Returns to the address field. */
  again: () => void;
};

/** Reports that a link was sent, with the same text whether or not there is an account. */
export function LinkSent({ text, again }: LinkSentProps) {
  const say = useSay();
  const { go } = useSignInFlow();
  const note = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone: focus this text, so that screen readers read it.
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <StepHeading>{say("form.sentTitle")}</StepHeading>
      <p ref={note} className={styles.intro} tabIndex={-1}>
        {text}
      </p>
      <p className={styles.hint}>{say("form.lookElsewhere")}</p>
      <button className={styles.switch} type="button" onClick={again}>
        {say("form.sendElsewhere")}
      </button>
      <button
        className={styles.switch}
        type="button"
        onClick={() => go({ at: "methods", mode: "signIn" })}
      >
        {say("form.back")}
      </button>
    </div>
  );
}
