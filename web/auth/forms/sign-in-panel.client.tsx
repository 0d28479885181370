"use client";
import { useEffect, useRef, useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { SignInForm } from "../sign-in-form.ts";
import { CredentialsForm } from "./credentials-form.client.tsx";
import type { Place } from "./credentials-form.client.tsx";
import { createSignInTexts } from "./sign-in-texts.client.ts";
import styles from "./sign-in.module.css";

type Props = {
  language: string;
  form: SignInForm;
  place: Place;
  /** Called when the session is open: the next request of this browser is a member's. */
  onDone: () => void;
};

/** Signing in and signing up, on a page or in place at a gate. Loaded when someone wants it. */
export function SignInPanel({ language, form, place, onDone }: Props) {
  const [i18n] = useState(() => createSignInTexts(language, form.texts));
  return (
    <I18nextProvider i18n={i18n}>
      <Panel settings={form.settings} place={place} onDone={onDone} />
    </I18nextProvider>
  );
}

type PanelProps = { settings: SignInForm["settings"]; place: Place; onDone: () => void };

function Panel({ settings, place, onDone }: PanelProps) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const status = useRef<HTMLOutputElement>(null);
  // The form that had the focus is gone; what is said instead must not be missed.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  if (!settings.emailPassword) return <p className={styles.note}>{t("closed")}</p>;
  if (isDone) {
    return (
      <output ref={status} className={styles.note} tabIndex={-1}>
        {t("done")}
      </output>
    );
  }
  const finish = () => {
    setDone(true);
    onDone();
  };
  return <CredentialsForm settings={settings} place={place} onDone={finish} />;
}
