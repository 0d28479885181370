import type { ReactNode } from "react";
import styles from "./sign-in-frame.module.css";

/** The sign-in page's layout: the form on one side, a pattern of cinema seats on the other. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="room" data-tone="default">
      <div className={`grid ${styles.inside}`}>
        <div className={styles.form}>{children}</div>
        <div className={styles.pattern} data-tone="inverted" aria-hidden="true">
          <div className={styles.beam} />
          <div className={styles.seats} />
          <div className={styles.seat} />
        </div>
      </div>
    </main>
  );
}
