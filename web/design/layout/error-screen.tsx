import type { ReactNode } from "react";
import styles from "./error-screen.module.css";

/** Renders a full-page error message. It needs no site data besides its props, so that an error boundary can use it. */
export function ErrorScreen({
  title,
  text,
  action,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  action: { href: string; label: ReactNode };
  /** Further actions, such as a retry button. */
  children?: ReactNode;
}) {
  return (
    <main id="content" className={`room grid ${styles.screen}`} data-tone="inverted" data-faces="">
      <div className={styles.leader} aria-hidden="true" />
      <div className={styles.message}>
        <h1 className={`title ${styles.title}`}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.action}>
          <a href={action.href}>{action.label}</a>
          {children}
        </p>
      </div>
    </main>
  );
}
