"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import styles from "./share.module.css";

export type ShareFacts = {
  /** Title of the shared page. */
  title: string;
  /** Labels: to share with the browser's dialog, to copy the address, and after the address was copied. */
  labels: { share: string; copy: string; copied: string };
};

const never = () => () => undefined;
const canShare = () => "share" in navigator;

/** Time in ms for which a message says that the address was copied. */
const SHOWN = 3_000;

const isClosed = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * A button that shares the page with the browser's dialog, or copies its address. Displays the address if the browser
 * refuses both, so that the visitor can copy it.
 */
export default function Share({ title, labels }: ShareFacts) {
  const [message, setMessage] = useState("");
  const isShared = useSyncExternalStore(never, canShare, () => false);

  useEffect(() => {
    if (message !== labels.copied) return undefined;
    const timer = setTimeout(() => setMessage(""), SHOWN);
    return () => clearTimeout(timer);
  }, [message, labels.copied]);

  async function share(): Promise<void> {
    const url =
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
    try {
      if (isShared) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      return setMessage(labels.copied);
    } catch (error) {
      // The visitor may close the dialog.
      if (!isClosed(error)) setMessage(url);
    }
  }

  return (
    <>
      <button type="button" className={styles.button} onClick={() => void share()}>
        {isShared ? labels.share : labels.copy}
      </button>
      <output className={styles.status}>{message}</output>
    </>
  );
}
