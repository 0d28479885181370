"use client";
import { useState } from "react";
import { initialsOf } from "../initials.ts";
import styles from "./account.module.css";

/** A member's picture in a lamp; their initials where there is none, or where it is broken. */
export function Portrait({ photo, name }: { photo: string | null; name: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = photo !== null && photo !== broken && photo.startsWith("https:");
  return (
    <span className={styles.portrait} aria-hidden="true">
      {isShown ? (
        // Whoever keeps the picture must not learn from which page it is asked for.
        <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
