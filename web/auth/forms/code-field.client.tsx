"use client";
import { useId } from "react";
import { useSay } from "./auth-texts.client.tsx";
import codeStyles from "./code.module.css";
import styles from "./sign-in.module.css";

/** A one-time code from a message or an app; the form's field `code`. Phones offer what they were sent. */
export function CodeField({ error }: { error: string | null }) {
  const id = useId();
  const say = useSay();
  return (
    <div className={`${styles.field} ${codeStyles.code}`}>
      <label htmlFor={id}>{say("form.code")}</label>
      <input
        id={id}
        name="code"
        // Not a number: leading zeros count, and there is nothing to step up or down.
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
