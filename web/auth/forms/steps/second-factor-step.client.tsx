"use client";
import type { MultiFactorResolver } from "firebase/auth";
import { useSay } from "../auth-texts.client.tsx";
import styles from "../sign-in.module.css";

/** The account asks for a second factor. */
export function SecondFactorStep({ resolver }: { resolver: MultiFactorResolver }) {
  const say = useSay();
  return <p className={styles.note}>{`${say("form.closed")} ${resolver.hints.length}`}</p>;
}
