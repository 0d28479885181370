"use client";
import { useEffect, useState } from "react";
import { clockTime } from "../../../design/video/duration.ts";
import { useSay, useTextLanguage } from "../form/auth-texts.client.tsx";
import styles from "../form/sign-in.module.css";

/** Messages arrive with a delay, and cost. In ms. */
const WAIT = 30_000;

type Props = {
  send: () => Promise<void>;
  report: (error: unknown) => void;
};

/** The button that sends another code, at the earliest half a minute after the last one. */
export function ResendButton({ send, report }: Props) {
  const say = useSay();
  const language = useTextLanguage();
  const [sentAt, setSentAt] = useState(Date.now);
  const [isSending, setSending] = useState(false);
  const [hasSent, setSent] = useState(false);
  const left = useTimeLeft(sentAt + WAIT);
  const press = () => {
    if (isSending || left > 0) return;
    setSending(true);
    sendAndSay()
      .catch(report)
      .finally(() => setSending(false));
  };
  const sendAndSay = async () => {
    await send();
    setSent(true);
    setSentAt(Date.now());
  };
  return (
    <>
      <button
        className={styles.switch}
        type="button"
        aria-disabled={isSending || left > 0}
        onClick={press}
      >
        {left > 0
          ? say("form.resendIn", { time: clockTime(Math.ceil(left / 1000), language) })
          : say("form.resend")}
      </button>
      <output className={styles.hint}>{hasSent ? say("form.resent") : null}</output>
    </>
  );
}

/** Returns the time until `end` in ms, updated every half second; 0 when it has passed. */
function useTimeLeft(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, end - now);
}
