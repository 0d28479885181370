import styles from "./form/sign-in.module.css";

/**
 * Explains to visitors without JavaScript why the page stays empty and what to do. Replaces the loading message, which
 * the style sheets hide without JavaScript.
 */
export function NeedsScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className={styles["note"]}>{text}</p>
    </noscript>
  );
}
