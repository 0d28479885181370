import type { ReactNode } from "react";
import styles from "./sign-in-frame.module.css";

/** Returns the first letter of a name in any script, with its marks. Empty if the name has none. */
const firstLetter = (name: string) =>
  [...new Intl.Segmenter().segment(name)].find(({ segment }) => /\p{L}|\p{N}/u.test(segment))
    ?.segment ?? "";

/** The sign-in page's layout: the form on one side, the ornament of the theme on the other. */
export function SignInFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <main id="content" className="room" data-tone="default">
      <div className={`grid ${styles.inside}`}>
        <div className={styles.form}>{children}</div>
        <div className={styles.panel} data-tone="inverted" aria-hidden="true">
          <div className={styles.letter}>{firstLetter(siteName)}</div>
          <div className={styles.beam} />
          <div className={styles.seats} />
          <div className={styles.seat} />
        </div>
      </div>
    </main>
  );
}
