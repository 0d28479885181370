"use client";
import { type ComponentProps, useId } from "react";
import signIn from "../../sign-in/form/sign-in.module.css";

type Props = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "defaultValue" | "dir" | "inputMode" | "maxLength"
> & {
  name: string;
  label: string;
  hint?: string;
  error: string | null;
};

/** A field of the account page other than an address or a password. */
export function TextField({ label, hint, error, type = "text", ...input }: Props) {
  const id = useId();
  return (
    <div className={signIn.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type={type}
        aria-invalid={error !== null}
        aria-describedby={hint ? `${id}-hint ${id}-problem` : `${id}-problem`}
      />
      {hint ? (
        <p id={`${id}-hint`} className={signIn.hint}>
          {hint}
        </p>
      ) : null}
      <p id={`${id}-problem`} className={signIn.problem} role="alert">
        {error}
      </p>
    </div>
  );
}
