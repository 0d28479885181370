"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./account.module.css";
import { CloseRowProvider } from "./close-row.client.ts";

/** Something to do in a row: pressing its button opens a form in the row. */
export type RowAction = { name: string; label: string; form: ReactNode };

type Props = {
  label: string;
  /** What is so now. */
  children: ReactNode;
  actions?: readonly RowAction[];
};

/** One thing that an account has: what it is, and what can be done about it, in place. */
export function Row({ label, children, actions = [] }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const shown = actions.find(({ name }) => name === open);
  const hadForm = useRef(false);
  const hasForm = shown !== undefined;
  // The form that had the focus is gone: it goes to the row's first button, or to its name where there is none left.
  useEffect(() => {
    if (hadForm.current && !hasForm) {
      const next =
        row.current?.querySelector<HTMLElement>("button") ?? row.current?.querySelector("h3");
      next?.focus();
    }
    hadForm.current = hasForm;
  }, [hasForm]);
  const close = (words = "") => {
    setOpen(null);
    setSaid(words);
  };

  return (
    <div ref={row} className={styles.row}>
      <h3 className={styles.label} tabIndex={-1}>
        {label}
      </h3>
      <div className={styles.value}>{children}</div>
      {shown ? (
        <div className={styles.form}>
          <CloseRowProvider value={close}>{shown.form}</CloseRowProvider>
        </div>
      ) : (
        <div className={styles.actions}>
          {actions.map(({ name, label: action }) => (
            <button
              key={name}
              type="button"
              className={styles.action}
              aria-label={`${action}: ${label}`}
              onClick={() => {
                setSaid("");
                setOpen(name);
              }}
            >
              {action}
            </button>
          ))}
        </div>
      )}
      {/* Always there, so that what appears in it is read out. */}
      <output className={styles.said}>{said}</output>
    </div>
  );
}
