"use client";
import { useEffect, useId, useState } from "react";
import { checkByPolicy } from "../calls/password-policy.client.ts";
import type { PasswordCheck } from "../password-check.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { PasswordField } from "./fields.client.tsx";
import { PasswordChecks } from "./password-checks.client.tsx";

type Props = {
  settings: ClientAuthSettings;
  /** What is wrong with what was sent; null: nothing. */
  error: string | null;
  /** In place of "Password". */
  label?: string;
};

/** A password that is chosen now, the form's field `password`; below it what the provider asks for, ticked off as it is typed. [AUTH-4] */
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
