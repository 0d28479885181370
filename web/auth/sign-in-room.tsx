import type { ReactNode } from "react";
import styles from "./sign-in-room.module.css";

/** The room that signing in stands in: the form on one side, the house with its rows of seats on the other, one lit. */
export function SignInRoom({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="room" data-tone="house">
      <div className={`grid ${styles.inside}`}>
        <div className={styles.form}>{children}</div>
        <div className={styles.house} data-tone="ink" aria-hidden="true">
          <div className={styles.beam} />
          <div className={styles.seats} />
          <div className={styles.seat} />
        </div>
      </div>
    </main>
  );
}
