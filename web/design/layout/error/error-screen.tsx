import type { ReactNode } from "react";
import actions from "../../ui/actions.module.css";
import styles from "./error-screen.module.css";

/** Renders a full-page error message. It needs no site data besides its props, so that an error boundary can use it. */
export function ErrorScreen({
  title,
  text,
  action,
  code = null,
  children,
  below,
}: {
  title: ReactNode;
  text: ReactNode;
  action: { href: string; label: ReactNode };
  /** The HTTP status, which is displayed in very large digits as decoration. */
  code?: string | null;
  /** Further actions, such as a retry button. Give each the class {@link furtherAction}. */
  children?: ReactNode;
  /** Content below the actions, such as a search form. */
  below?: ReactNode;
}) {
  return (
    <main id="content" className={`room grid ${styles.screen}`} data-tone="inverted" data-faces="">
      <div data-decor="error" aria-hidden="true" />
      {code === null ? null : (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <div className={styles.message}>
        <h1 className={`title ${styles.title}`}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={`${actions.row} ${styles.actions}`}>
          <a href={action.href} className={actions.primary}>
            {action.label}
          </a>
          {children}
        </p>
        {below === undefined ? null : <div className={styles.below}>{below}</div>}
      </div>
    </main>
  );
}

/** Class of an error screen's further actions. */
export const furtherAction = actions.secondary;
