"use client";
import { type ReactNode, useId } from "react";
import styles from "./account.module.css";

type Props = {
  /** Its name in the address, to lead someone to it: `#second-step`. */
  id: string;
  heading: string;
  intro?: string;
  children: ReactNode;
};

/** A group of the account page. */
export function Section({ id, heading, intro, children }: Props) {
  const label = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={label}>
      <div className={styles.aside}>
        <h2 id={label} className={styles.heading}>
          {heading}
        </h2>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
