"use client";
import { useEffect, useState, useTransition } from "react";
import { explainError } from "../errors.ts";
import { fetchForm } from "../sign-in/load-sign-in.client.ts";
import { useMemberDisplay } from "../member-display.client.ts";
import type { MemberDisplay } from "../../content/gates/reader.ts";
import { FILL_IN } from "../member-display.ts";
import { GatePanel } from "./gate-panel.client.tsx";
import type { GatePanelProps } from "./gate-panel.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./gate-prompt.module.css";

export type VerifyEmailPromptProps = {
  language: string;
  /**
   * Texts in the page's language. Further texts, such as error messages, are loaded when the member
   * presses a button.
   */
  labels: {
    check: string;
    send: string;
    pending: string;
    /** Contains {@link FILL_IN} in place of the address. */
    sent: string;
    notYet: string;
    unreachable: string;
  };
  /** Props of the sign-in panel. It replaces the prompt if nobody is signed in to the SDK. */
  signIn: Omit<GatePanelProps, "onDone">;
  /** The member's own data; null in a page that several members share. */
  display: MemberDisplay | null;
  /** Called when the address has been verified, or when the member has signed in with the sign-in panel. */
  onDone: () => void;
};

type Verification = Awaited<ReturnType<typeof loadVerification>>;

/** Minimum time before another verification message can be sent, in ms. */
const WAIT = 60_000;

/**
 * The prompt for an unverified email address. One button checks the address, and opens the gate in
 * place if the address has been verified. The other button sends the verification message again.
 * [GATE-1][GATE-3]
 */
export function VerifyEmailPrompt({
  language,
  labels,
  signIn,
  display,
  onDone,
}: VerifyEmailPromptProps) {
  const email = useMemberDisplay(display)?.email ?? "";
  const [pending, setPending] = useState<"check" | "send" | null>(null);
  const [isOpening, startOpening] = useTransition();
  const [notice, setNotice] = useState("");
  const [problem, setProblem] = useState("");
  const [isAway, setAway] = useState(false);
  const [hasWait, wait] = useWait();

  if (isAway) return <GatePanel {...signIn} onDone={onDone} />;

  const act = async (kind: "check" | "send", work: (calls: Verification) => Promise<void>) => {
    if (pending !== null || isOpening) return;
    setPending(kind);
    setNotice("");
    setProblem("");
    let texts: Record<string, string> = {};
    try {
      const verification = await loadVerification(language);
      ({ texts } = verification);
      await work(verification);
    } catch (error) {
      const { key, code } = explainError(error);
      setProblem(texts[key]?.replace("{{code}}", code) ?? labels.unreachable);
    } finally {
      setPending(null);
    }
  };
  const check = () =>
    act("check", async (calls) => {
      const isVerified = await calls.check();
      if (isVerified === null) setAway(true);
      else if (isVerified) startOpening(onDone);
      else setNotice(labels.notYet);
    });
  const send = () =>
    act("send", async (calls) => {
      if (await calls.send(`${location.pathname}${location.search}`)) {
        setNotice(labels.sent.replace(FILL_IN, () => email));
        wait();
      } else setAway(true);
    });
  return (
    <div className={styles.panel}>
      <div className={own.actions}>
        <button
          className={styles.primary}
          type="button"
          aria-disabled={pending !== null || isOpening}
          onClick={() => void check()}
        >
          {pending === "check" || isOpening ? labels.pending : labels.check}
        </button>
        <button
          className={styles.switch}
          type="button"
          aria-disabled={pending !== null || hasWait}
          onClick={() => !hasWait && void send()}
        >
          {pending === "send" ? labels.pending : labels.send}
        </button>
      </div>
      <output className={styles.note}>{notice}</output>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

/** Returns whether the member must wait before requesting another message, and a function that starts the wait. */
function useWait(): [boolean, () => void] {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), WAIT);
    return () => clearTimeout(timer);
  }, [since]);
  return [since !== null, () => setSince(Date.now())];
}

/**
 * Loads the provider's SDK, the sign-in settings and the texts. Call it only when the member presses
 * a button, so that pages don't load all this for nothing. [GATE-4]
 */
async function loadVerification(language: string) {
  const [{ checkVerified, sendVerification }, { settings, texts }] = await Promise.all([
    import("../firebase/ready-auth.client.ts"),
    fetchForm("signIn", language),
  ]);
  return {
    texts,
    /** Returns whether the member has verified the address; null if nobody is signed in to the SDK. */
    check: () => checkVerified(settings),
    /** Sends the verification message. Returns false if nobody is signed in to the SDK. */
    send: (path: string) => sendVerification(settings, path),
  };
}
