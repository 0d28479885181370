"use client";
import { useSay } from "../auth-texts.client.tsx";
import styles from "../sign-in.module.css";

/** Sign-in by a code in a text message. */
export function PhoneStep() {
  const say = useSay();
  return <p className={styles.note}>{say("form.closed")}</p>;
}
