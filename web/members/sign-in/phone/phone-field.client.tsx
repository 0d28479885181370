"use client";
import { useId } from "react";
import { useSay } from "../form/auth-texts.client.tsx";
import { leftToRight } from "../form/left-to-right.ts";
import styles from "../form/sign-in.module.css";

type Props = {
  /** The error of the typed number; null: none. */
  error: string | null;
  /** The initial number; empty: none. */
  number?: string;
};

/** From the range of numbers reserved for fiction, so that nobody is called by mistake. */
const EXAMPLE = "+44 7700 900123";

/** The field for a phone number with its country code; its name is `phone`. */
export function PhoneField({ error, number = "" }: Props) {
  const id = useId();
  const say = useSay();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say("form.phone")}</label>
      <input
        id={id}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        dir="ltr"
        defaultValue={number}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {say("form.phoneHint", { example: leftToRight(EXAMPLE) })}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {error}
      </p>
    </div>
  );
}
