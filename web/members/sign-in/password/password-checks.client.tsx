"use client";
import type { PasswordCheck } from "./password-check.ts";
import { useSay } from "../form/auth-texts.client.tsx";
import styles from "./password-checks.module.css";

type Props = {
  /** Id for the field's `aria-describedby`. */
  id: string;
  checks: PasswordCheck[];
  /** Before anything is typed no count is announced. */
  hasTyped: boolean;
};

/** The rules for a password, each marked once it is met. Screen readers announce the count when it changes. */
export function PasswordChecks({ id, checks, hasTyped }: Props) {
  const say = useSay();
  const met = checks.filter(({ isMet }) => isMet).length;
  const told = { met, all: checks.length };
  return (
    <div className={styles.room}>
      <ul id={id} className={styles.checks} aria-label={say("form.passwordNeeds")}>
        {checks.map(({ rule, count, isMet }) => (
          <li key={rule} className={styles.check} data-met={isMet}>
            <span className={styles.lamp} aria-hidden="true" />
            {say(`form.needs.${rule}`, { count })}
            <span className="sr-only">{` – ${say(isMet ? "form.met" : "form.notMet")}`}</span>
          </li>
        ))}
      </ul>
      <output className="sr-only">{hasTyped ? say("form.passwordCount", told) : null}</output>
    </div>
  );
}
