"use client";
import type { AuthError } from "firebase/auth";
import { useSay } from "../auth-texts.client.tsx";
import styles from "../sign-in.module.css";

/** The address has an account with another method. */
export function LinkAccountStep({ error }: { error: AuthError }) {
  const say = useSay();
  return <p className={styles.note}>{`${say("form.closed")} ${error.code}`}</p>;
}
