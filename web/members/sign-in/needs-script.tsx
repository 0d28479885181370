import styles from "./form/sign-in.module.css";

/** Tells visitors without JavaScript why the page stays empty and what to do; see `.opening` for what it replaces. */
export function NeedsScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className={styles["note"]}>{text}</p>
    </noscript>
  );
}
