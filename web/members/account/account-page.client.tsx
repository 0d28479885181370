"use client";
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from "react";
import type { AuthTextKey, SignInForm } from "../sign-in/sign-in-form.ts";
import type { Account } from "./account.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import styles from "./account.module.css";

/** State and actions shared by all parts of the account page. */
export type AccountPage = {
  account: Account;
  form: SignInForm;
  language: string;
  /** The site's name, as authenticator apps show it. */
  siteName: string;
  /**
   * Runs work that changes the account. If the provider requires a recent sign-in, the member confirms their identity
   * and the work runs again. Then updates page, session and other tabs.
   */
  change: (work: () => Promise<void>) => Promise<void>;
  /**
   * Like `change`, but updates neither the page nor the session nor other tabs. For work that only
   * prepares a change, such as sending a code.
   */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** Replaces the page by a message after the member has signed out or deleted the account. */
  leave: (text: AuthTextKey) => void;
};

const AccountPageContext = createContext<AccountPage | null>(null);

export const AccountPageProvider = AccountPageContext.Provider;

/** Returns the state of the account page. Throws if the calling component is outside of the page. */
export function useAccountPage(): AccountPage {
  const page = use(AccountPageContext);
  if (page === null) throw new Error("A part of the account page is rendered outside of it.");
  return page;
}

type SectionProps = {
  /** Fragment id that links point to: `#second-step`. */
  id: string;
  heading: string;
  intro?: string;
  children: ReactNode;
};

/**
 * A section of the account page. Each row announces the outcome of its change. If the change removes the row, the
 * section announces the outcome instead.
 */
export function Section({ id, heading, intro, children }: SectionProps) {
  const label = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState("");
  const [announce] = useState(() => (text: string) => {
    setNotice(text);
    title.current?.focus();
  });
  return (
    <section id={id} className={styles.section} aria-labelledby={label}>
      <div>
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

/**
 * Announces the outcome of a change that has removed the row in which it was made. Moves the focus to the section's
 * heading.
 */
type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

const AnnounceProvider = AnnounceContext.Provider;

const useAnnounce = (): Announce => use(AnnounceContext);

/** An action of a row: its button opens a form in the row. */
export type RowAction = { name: string; label: string; form: ReactNode };

type RowProps = {
  label: string;
  children: ReactNode;
  actions?: readonly RowAction[];
};

/** A row of the account page: a value of the account, and the actions that change it in place. */
export function Row({ label, children, actions = [] }: RowProps) {
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
  /**
   * The outcome that the row is about to announce. If the change removes the row first, the section announces the
   * outcome.
   */
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
  const close = (text = "") => {
    // The row was removed before its form had finished, so the section announces the outcome.
    if (row.current === null && text !== "") announce(text);
    outcome.current = text;
    setOpen(null);
    setNotice(text);
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

const CloseRowProvider = RowContext.Provider;

/** Returns the function with which a form in a row closes itself. */
export const useCloseRow = (): CloseRow => use(RowContext);

/**
 * A button that copies a text to the clipboard and announces whether that succeeded. `label` names
 * the text for screen readers.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useAuthTranslation();
  const [notice, setNotice] = useState("");
  // An async function, because browsers have no clipboard over plain HTTP.
  const write = async () => navigator.clipboard.writeText(text);
  const copy = () => {
    write().then(
      () => setNotice(t("account.copied")),
      () => setNotice(t("account.copyFailed")),
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-label={`${t("account.copy")}: ${label}`}
        onClick={copy}
      >
        {t("account.copy")}
      </button>
      <output className={styles.notice}>{notice}</output>
    </>
  );
}
