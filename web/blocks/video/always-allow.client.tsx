"use client";

import { allowMedia } from "../../consent/allow-media.client.ts";
import { useConsent } from "../../consent/store.client.ts";
import styles from "./video.module.css";

/** What the film's host learns and when, and the choice to allow films from now on: it is the consent to media. */
export function AlwaysAllow({ words }: { words: Record<"consent" | "allow", string> }) {
  const { media } = useConsent();
  return (
    <div className={styles.strip}>
      <p>{words.consent}</p>
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
