"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { takeRedirectMark, recallStep } from "../sign-in/resume-sign-in.client.ts";
import { loadSignIn } from "../sign-in/load-sign-in.client.ts";
import type { SignInStep } from "../sign-in/sign-in-flow.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";

type Loaded = Awaited<ReturnType<typeof loadSignIn>> & {
  /** The initial step of the form. */
  first: SignInStep;
};

export type GatePanelProps = {
  language: string;
  /** Text of the gate's button. */
  label: string;
  mode: "signIn" | "signUp";
  /** Path of the sign-in page. The button leads there without JavaScript, and if the form fails to load. */
  signInHref: string;
  /** Shown while the form loads. */
  opening: string;
  /** Called when the visitor is signed in and has a session. */
  onDone: () => void;
};

/**
 * The gate's button. A click replaces it by the sign-in form. After the sign-in, the gate opens
 * without leaving the page. [GATE-3][GATE-4]
 */
export function GatePanel({ language, label, mode, signInHref, opening, onDone }: GatePanelProps) {
  const [isOpening, setOpening] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = (first: SignInStep) => {
    loadSignIn(language).then(
      (form) => setLoaded({ ...form, first }),
      () => location.assign(signInHref),
    );
  };

  // Continues an unfinished sign-in: after the return from a provider's page, or after a reload while waiting for a
  // link or a code.
  const hasLooked = useRef(false);
  const goOn = useEffectEvent(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const step: SignInStep | null = takeRedirectMark() ? { at: "returning" } : recallStep();
    if (step !== null) load(step);
  });
  useEffect(() => goOn(), []);

  if (loaded) {
    const { SignInPanel, form, first } = loaded;
    return (
      <SignInPanel language={language} form={form} place="gate" onDone={onDone} first={first} />
    );
  }
  return (
    <a
      className={styles.primary}
      href={signInHref}
      aria-disabled={isOpening}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (isOpening) return;
        setOpening(true);
        load({ at: "methods", mode });
      }}
    >
      {isOpening ? opening : label}
    </a>
  );
}
