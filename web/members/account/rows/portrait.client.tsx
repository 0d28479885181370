"use client";
import { useState } from "react";
import { initialsOf } from "../../menu/initials.ts";
import styles from "../account.module.css";

/** A member's avatar; their initials if there is no picture, or if it fails to load. */
export function Portrait({ photo, name }: { photo: string | null; name: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = photo !== null && photo !== broken && photo.startsWith("https:");
  return (
    <span className={styles.portrait} aria-hidden="true">
      {isShown ? (
        // The picture's server must not learn which page requests it.
        <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
