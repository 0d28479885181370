import { useSyncExternalStore, useState } from "react";
import styles from "./share.module.css";

export type ShareFacts = {
  /** Title of the shared page. */
  title: string;
  /** Labels: to share with the browser's dialog, to copy the address, and after the address was copied. */
  share: { share: string; copy: string; copied: string };
};

const never = () => () => undefined;
const canShare = () => "share" in navigator;

/** A button that shares the page with the browser's dialog, or copies its address. */
export default function Share({ title, share: labels }: ShareFacts) {
  const [isCopied, setIsCopied] = useState(false);
  const isShared = useSyncExternalStore(never, canShare, () => false);

  async function share(): Promise<void> {
    const url =
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
    if (isShared) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    return setIsCopied(true);
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        // The visitor closed the dialog, or the browser refused the clipboard.
        onClick={() => void share().catch(() => undefined)}
      >
        {isShared ? labels.share : labels.copy}
      </button>
      <output className={styles.status}>{isCopied ? labels.copied : ""}</output>
    </>
  );
}
