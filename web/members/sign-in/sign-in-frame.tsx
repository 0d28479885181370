import type { ReactNode } from "react";
import { firstGrapheme } from "../../i18n/first-grapheme.ts";
import styles from "./sign-in-frame.module.css";

/** The sign-in page's layout: the form on one side, the ornament of the theme on the other. */
export function SignInFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <main id="content" className="room" data-tone="default">
      <div className={`grid ${styles.inside}`}>
        <div className={styles.form}>{children}</div>
        <div className={styles.panel} data-tone="inverted" aria-hidden="true">
          <div className={styles.letter}>{firstGrapheme(siteName, /[\p{L}\p{N}]/u)}</div>
          <div className={styles.beam} />
          <div className={styles.seats} />
          <div className={styles.seat} />
        </div>
      </div>
    </main>
  );
}
