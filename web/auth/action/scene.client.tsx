"use client";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "../forms/sign-in.module.css";
import own from "./action.module.css";

/** One screen of a mail's link: its title, which gets the focus as it arrives, and what there is to do. */
export function Scene({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <Heading key={title}>{title}</Heading>
      {children}
    </div>
  );
}

/** What had the focus is gone with the screen before. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} className={`title ${own.title}`} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** What a link is about, as on a ticket: addresses, a phone number. Lines without a value are left out. */
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

/** What went wrong; always there, so that it is read out when it appears. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
