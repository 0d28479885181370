"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { takeRedirectMark } from "../redirect-mark.client.ts";
import { followSession } from "../session/tabs.client.ts";
import { recallStep } from "./flow-memory.client.ts";
import { loadSignIn } from "./load-sign-in.client.ts";
import type { SignInStep } from "./sign-in-flow.client.ts";
import styles from "./sign-in.module.css";

type Loaded = Awaited<ReturnType<typeof loadSignIn>> & {
  /** Where the form begins. */
  first: SignInStep;
};

/** What the gate tells its button. */
export type GatePanelProps = {
  language: string;
  /** The gate's one action. */
  label: string;
  /** Whether it is members who come back, or someone who becomes one. */
  mode: "signIn" | "signUp";
  /** The sign-in page: where the action leads without script, and where it fails. */
  signInHref: string;
  /** Said while the form loads. */
  opening: string;
};

/** The gate's button: it becomes the sign-in form, and the gate opens in place. [GATE-3][GATE-4] */
export function GatePanel({ language, label, mode, signInHref, opening }: GatePanelProps) {
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  // Signed in in another tab: this gate opens too.
  useEffect(() => followSession(() => router.refresh()), [router]);

  const load = (first: SignInStep) => {
    loadSignIn(language).then(
      (form) => setLoaded({ ...form, first }),
      () => location.assign(signInHref),
    );
  };

  // Back from a provider's page, or reloaded while something was on its way: the visitor goes on where they were.
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
      <SignInPanel
        language={language}
        form={form}
        place="gate"
        onDone={() => router.refresh()}
        first={first}
      />
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
