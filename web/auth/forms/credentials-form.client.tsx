"use client";
import { useEffect, useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { explainError } from "../errors.ts";
import type { Explained } from "../errors.ts";
import type { Persistence } from "../firebase.client.ts";
import { submitCredentials } from "./credentials.client.ts";
import { EmailField, PasswordField } from "./fields.client.tsx";
import styles from "./sign-in.module.css";

/** Where the form stands: below a gate's heading, or on the sign-in page, whose title says what it is. */
export type Place = "gate" | "page";

type Props = {
  place: Place;
  settings: { signUp: boolean; persistence: Persistence };
  onDone: () => void;
};

/** Email and password, to sign in or to make an account. */
export function CredentialsForm({ settings, place, onDone }: Props) {
  const { t } = useTranslation();
  const [isSignUp, setSignUp] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Explained | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const focus = useFocus(form);
  const mode = isSignUp ? "signUp" : "signIn";
  const Heading = place === "page" ? "h2" : "h3";
  const say = (field: Explained["field"]) =>
    error?.field === field ? t(error.key, { code: error.code }) : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setError(null);
    setPending(true);
    try {
      await submitCredentials(new FormData(event.currentTarget), mode, settings.persistence);
      onDone();
    } catch (reason) {
      const explained = explainError(reason);
      setPending(false);
      setError(explained);
      focus(explained.field ?? "email");
    }
  };

  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      {place === "page" && !isSignUp ? null : (
        <Heading className={styles.heading}>{t(mode)}</Heading>
      )}
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
            focus("email");
          }}
        >
          {t(isSignUp ? "toSignIn" : "toSignUp")}
        </button>
      ) : null}
    </form>
  );
}

/** Puts the cursor where it is needed: into the first field when the form comes up, later where it is sent. */
function useFocus(form: RefObject<HTMLFormElement | null>) {
  const [target, setTarget] = useState({ name: "email" });
  useEffect(() => {
    const field = form.current?.elements.namedItem(target.name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, target]);
  return (name: "email" | "password") => setTarget({ name });
}
