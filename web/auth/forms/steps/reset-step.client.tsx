"use client";
import { useSay } from "../auth-texts.client.tsx";
import styles from "../sign-in.module.css";

/** The password is forgotten: a link to choose another one, by mail. */
export function ResetStep({ email }: { email: string }) {
  const say = useSay();
  return <p className={styles.note}>{`${say("form.closed")} ${email}`}</p>;
}
