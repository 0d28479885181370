"use client";

import { useConsent } from "../../consent/store.client.ts";
import styles from "./video.module.css";

const change = async (media: boolean) => {
  const { allowMedia } = await import("../../consent/allow-media.client.ts");
  allowMedia(media);
};

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
          // A file that can't be had leaves the box as it was.
          onChange={({ target }) => void change(target.checked).catch(() => undefined)}
        />
        {words.allow}
      </label>
    </div>
  );
}
