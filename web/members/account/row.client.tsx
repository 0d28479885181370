"use client";
import { createContext, use, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useAnnounce } from "./section.client.tsx";
import styles from "./account.module.css";

/** An action of a row: its button opens a form in the row. */
export type RowAction = { name: string; label: string; form: ReactNode };

type Props = {
  label: string;
  children: ReactNode;
  actions?: readonly RowAction[];
};

/** One item of an account: its value, and the actions that change it in place. */
export function Row({ label, children, actions = [] }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [notice, setNotice] = useState("");
  const shown = actions.find(({ name }) => name === open);
  const hadForm = useRef(false);
  const hasForm = shown !== undefined;
  // The form that had the focus is gone: focus the row's first button, or its label if there is none.
  useEffect(() => {
    if (hadForm.current && !hasForm) {
      const next =
        row.current?.querySelector<HTMLElement>("button") ?? row.current?.querySelector("h3");
      next?.focus();
    }
    hadForm.current = hasForm;
  }, [hasForm]);
  const announce = useAnnounce();
  /** The outcome that the row will announce. The row may be removed by its own change before it can. */
  const outcome = useRef("");
  useEffect(() => {
    if (!hasForm) outcome.current = "";
  }, [hasForm]);
  useEffect(
    () => () => {
      if (outcome.current !== "") announce(outcome.current);
    },
    [announce],
  );
  const close = (words = "") => {
    // The row was removed while its form was still at work.
    if (row.current === null && words !== "") announce(words);
    outcome.current = words;
    setOpen(null);
    setNotice(words);
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
                setNotice("");
                setOpen(name);
              }}
            >
              {action}
            </button>
          ))}
        </div>
      )}
      {/* Always in the document, so that screen readers announce a change of its text. */}
      <output className={styles.notice}>{notice}</output>
    </div>
  );
}

/** Closes the open form of a row; `notice` is then announced in the row. */
type CloseRow = (notice?: string) => void;

const RowContext = createContext<CloseRow>(() => {});

/** Provides a row's close function to its open form. */
const CloseRowProvider = RowContext.Provider;

/** Returns the function that closes the row around a form. */
export const useCloseRow = (): CloseRow => use(RowContext);
