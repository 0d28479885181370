"use client";

import { allowMedia } from "../../consent/allow-media.client.ts";
import { useConsent } from "../../consent/store.client.ts";
import styles from "./video.module.css";

/** Explains which data the video's host receives and when, with a checkbox that consents to media from now on. */
export function AlwaysAllow({ words }: { words: Record<"consent" | "allowed" | "allow", string> }) {
  const { media } = useConsent();
  return (
    <div className={styles.strip}>
      <p>{media ? words.allowed : words.consent}</p>
      <label className={styles.allow}>
        <input
          type="checkbox"
          checked={media}
          onChange={({ target }) => allowMedia(target.checked)}
        />
        {words.allow}
      </label>
    </div>
  );
}
