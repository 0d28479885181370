"use client";
import { useEffect, useRef } from "react";
import { useSay } from "../form/auth-texts.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../form/sign-in.module.css";
import { StepHeading } from "../form/step-heading.client.tsx";

type Props = {
  /** Explains what was sent, and to which address. */
  text: string;
  /** Returns to the address field. */
  again: () => void;
};

/** Reports that a link was sent, with the same text whether or not there is an account. */
export function LinkSent({ text, again }: Props) {
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
