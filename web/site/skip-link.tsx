import type { ReactNode } from "react";
import styles from "./header.module.css";

/** The first thing a keyboard meets: past the menu, to the page. Seen only while it has focus. */
export function SkipLink({ label }: { label: ReactNode }) {
  return (
    <a href="#content" className={styles.skip}>
      {label}
    </a>
  );
}
