"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { takeRedirectMark } from "../redirect-mark.client.ts";
import { followSession } from "../tabs.client.ts";
import { loadSignIn } from "./load-sign-in.client.ts";
import styles from "./sign-in.module.css";

type Loaded = Awaited<ReturnType<typeof loadSignIn>> & { isReturning: boolean };

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

  const open = (isReturning: boolean) => {
    setOpening(true);
    loadSignIn(language).then(
      (form) => setLoaded({ ...form, isReturning }),
      () => location.assign(signInHref),
    );
  };

  // Back from a provider's page: the visitor goes on where they were.
  const hasLooked = useRef(false);
  const goOn = useEffectEvent(() => {
    if (!hasLooked.current && takeRedirectMark()) open(true);
    hasLooked.current = true;
  });
  useEffect(() => goOn(), []);

  if (loaded) {
    const { SignInPanel, form, isReturning } = loaded;
    return (
      <SignInPanel
        language={language}
        form={form}
        place="gate"
        onDone={() => router.refresh()}
        first={isReturning ? { at: "returning" } : { at: "methods", mode }}
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
        if (!isOpening) open(false);
      }}
    >
      {isOpening ? opening : label}
    </a>
  );
}
