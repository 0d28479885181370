"use client";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { explainError } from "../errors.ts";
import type { Explained } from "../errors.ts";
import type { Persistence } from "../firebase.client.ts";
import { submitCredentials } from "./credentials.client.ts";
import { EmailField, PasswordField } from "./fields.client.tsx";
import styles from "./sign-in.module.css";

type Props = {
  settings: { signUp: boolean; persistence: Persistence };
  onDone: () => void;
};

/** Email and password, to sign in or to make an account. */
export function CredentialsForm({ settings, onDone }: Props) {
  const { t } = useTranslation();
  const [isSignUp, setSignUp] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Explained | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const mode = isSignUp ? "signUp" : "signIn";
  const say = (field: Explained["field"]) =>
    error?.field === field ? t(error.key, { code: error.code }) : null;

  // Also when the form comes up: someone asked for it and is about to type.
  useFocusOn(form, error?.field === "password" ? "password" : "email", error ?? mode);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setError(null);
    setPending(true);
    try {
      await submitCredentials(new FormData(event.currentTarget), mode, settings.persistence);
      onDone();
    } catch (reason) {
      setPending(false);
      setError(explainError(reason));
    }
  };

  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <h3 className={styles.heading}>{t(mode)}</h3>
      <p className={styles.note}>{t(`${mode}Intro`)}</p>
      <EmailField label={t("email")} error={say("email")} />
      <PasswordField key={mode} isNew={isSignUp} error={say("password")} />
      {/* Always there, so that what appears in it is read out. */}
      <p className={styles.problem} role="alert">
        {say(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("pending") : t(isSignUp ? "submitSignUp" : "submitSignIn")}
      </button>
      {settings.signUp ? (
        <button
          className={styles.switch}
          type="button"
          onClick={() => {
            setError(null);
            setSignUp(!isSignUp);
          }}
        >
          {t(isSignUp ? "toSignIn" : "toSignUp")}
        </button>
      ) : null}
    </form>
  );
}

/** Puts the cursor where it is needed: into the field at fault, else into the first one. */
function useFocusOn(form: React.RefObject<HTMLFormElement | null>, name: string, when: unknown) {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, name, when]);
}
