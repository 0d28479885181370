"use client";
import { useId } from "react";
import { useSay } from "../form/auth-texts.client.tsx";
import codeStyles from "./code.module.css";
import styles from "../form/sign-in.module.css";

/**
 * Field for a one-time code from a message or an app; its name is `code`. Phones suggest the code that they received.
 */
export function CodeField({ error }: { error: string | null }) {
  const id = useId();
  const say = useSay();
  return (
    <div className={`${styles.field} ${codeStyles.code}`}>
      <label htmlFor={id}>{say("form.code")}</label>
      <input
        id={id}
        name="code"
        // Not a number: leading zeros count, and a code must not step up or down.
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
