"use client";
import { useEffect, useId, useState } from "react";
import { checkByPolicy } from "../../firebase/calls/password-policy.client.ts";
import type { PasswordCheck } from "./password-check.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { PasswordField } from "../form/fields.client.tsx";
import { PasswordChecks } from "./password-checks.client.tsx";

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
