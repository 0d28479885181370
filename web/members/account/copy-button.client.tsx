"use client";
import { useState } from "react";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "./account.module.css";

/** Copies a text to the clipboard and announces it. `label` names the text for screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = useSay();
  const [notice, setNotice] = useState("");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setNotice(say("account.copied")),
      () => setNotice(say("account.copyFailed")),
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-label={`${say("account.copy")}: ${label}`}
        onClick={copy}
      >
        {say("account.copy")}
      </button>
      <output className={styles.notice}>{notice}</output>
    </>
  );
}
