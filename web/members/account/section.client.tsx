"use client";
import { createContext, use, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import styles from "./account.module.css";

type Props = {
  /** Fragment id that links point to: `#second-step`. */
  id: string;
  heading: string;
  intro?: string;
  children: ReactNode;
};

/** A section of the account page. It announces the outcome of a row that its own change has removed. */
export function Section({ id, heading, intro, children }: Props) {
  const label = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState("");
  const [announce] = useState(() => (words: string) => {
    setNotice(words);
    title.current?.focus();
  });
  return (
    <section id={id} className={styles.section} aria-labelledby={label}>
      <div className={styles.aside}>
        <h2 ref={title} id={label} className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {/* Always in the document, so that screen readers announce a change of its text. */}
        <output className={styles.notice}>{notice}</output>
      </div>
      <div className={styles.rows}>
        <AnnounceProvider value={announce}>{children}</AnnounceProvider>
      </div>
    </section>
  );
}

/** Announces the outcome of a row that has been removed, and moves the focus that it had. */
type Announce = (words: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Provides an announcer that outlives the rows of a section. */
const AnnounceProvider = AnnounceContext.Provider;

/** Returns the function with which a removed row announces its outcome. */
export const useAnnounce = (): Announce => use(AnnounceContext);
