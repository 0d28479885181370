import type { ReactNode } from "react";
import styles from "./header.module.css";

/** Renders the skip link to the main content, visible only while focused. */
export function SkipLink({ label }: { label: ReactNode }) {
  return (
    <a href="#content" className={styles.skip}>
      {label}
    </a>
  );
}
