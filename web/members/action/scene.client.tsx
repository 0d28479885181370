"use client";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./action.module.css";

/** A screen of an email's link; its title gets the focus when the screen appears. */
export function Scene({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <Heading key={title}>{title}</Heading>
      {children}
    </div>
  );
}

/** The element that had the focus is gone with the previous screen. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} className={`title ${own.title}`} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Lists what a link is about, such as addresses or a phone number. Omits lines without a value. */
export function Ticket({ lines }: { lines: readonly { label: string; value: string | null }[] }) {
  const filled = lines.filter(({ value }) => value !== null);
  if (filled.length === 0) return null;
  return (
    <dl className={own.ticket}>
      {filled.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An error message; always in the document, so that screen readers announce a change of its text. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
