import type { ReactNode } from "react";
import styles from "./error-screen.module.css";

/** A whole page that says what went wrong, as a projectionist's notice. Takes plain props: an error boundary may use it. */
export function ErrorScreen({
  title,
  text,
  action,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  /** Where to go on. */
  action: { href: string; label: ReactNode };
  /** Further ways on, such as a button that tries again. */
  children?: ReactNode;
}) {
  return (
    <main id="content" className={`room grid ${styles.screen}`} data-tone="ink" data-faces="">
      <div className={styles.leader} aria-hidden="true" />
      <div className={styles.notice}>
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
