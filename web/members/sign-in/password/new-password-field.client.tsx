"use client";
import { validatePassword } from "firebase/auth";
import { useEffect, useId, useState } from "react";
import { openAuth } from "../../firebase/firebase.client.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { useSay } from "../form/auth-texts.client.tsx";
import { PasswordField } from "../form/fields.client.tsx";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { checkPassword, unknownPolicy } from "./password-check.ts";
import type { PasswordCheck } from "./password-check.ts";
import styles from "./password-checks.module.css";

type Props = {
  settings: ClientAuthSettings;
  /** The error of the last submission; null: none. */
  error: string | null;
  /** Replaces the label "Password". */
  label?: string;
};

/**
 * The field for a new password; its name is `password`. Lists the provider's rules and checks them on each change.
 * [AUTH-4]
 */
export function NewPasswordField({ settings, error, label }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [checks, setChecks] = useState<PasswordCheck[]>([]);
  useEffect(() => {
    let isLatest = true;
    const check = async () => {
      const found = await checkByPolicy(settings, typed);
      if (isLatest) setChecks(found);
    };
    void check();
    return () => {
      isLatest = false;
    };
  }, [settings, typed]);
  return (
    <PasswordField
      isNew
      error={error}
      hintId={`${id}-checks`}
      onType={setTyped}
      {...(label === undefined ? {} : { label })}
    >
      <PasswordChecks id={`${id}-checks`} checks={checks} hasTyped={typed !== ""} />
    </PasswordField>
  );
}

type PasswordChecksProps = {
  /** Id for the field's `aria-describedby`. */
  id: string;
  checks: PasswordCheck[];
  /** Before anything is typed no count is announced. */
  hasTyped: boolean;
};

/** The rules for a password, each marked once it is met. Screen readers announce the count when it changes. */
function PasswordChecks({ id, checks, hasTyped }: PasswordChecksProps) {
  const say = useSay();
  const met = checks.filter(({ isMet }) => isMet).length;
  const totals = { met, all: checks.length };
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
      <output className="sr-only">{hasTyped ? say("form.passwordCount", totals) : null}</output>
    </div>
  );
}

/**
 * Checks a password against the provider's policy [AUTH-4]. The policy is fetched once, and the password is never sent.
 * If the policy can't be fetched, Firebase's minimum is checked instead; the provider decides in any case.
 */
export async function checkByPolicy(
  settings: ClientAuthSettings,
  password: string,
): Promise<PasswordCheck[]> {
  const auth = openAuth();
  auth.tenantId = settings.tenantId;
  try {
    return checkPassword(await withTimeLimit(validatePassword(auth, password)), password);
  } catch {
    return unknownPolicy(password);
  }
}
