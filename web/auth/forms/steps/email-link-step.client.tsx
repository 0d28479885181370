"use client";
import { useSay } from "../auth-texts.client.tsx";
import styles from "../sign-in.module.css";

/** Sign-in by a link in a message. */
export function EmailLinkStep({ email }: { email: string }) {
  const say = useSay();
  return <p className={styles.note}>{`${say("form.closed")} ${email}`}</p>;
}
