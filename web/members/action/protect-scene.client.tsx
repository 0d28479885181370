"use client";
import { useState } from "react";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import type { ActionPlace } from "./action-place.ts";
import { Scene } from "./scene.client.tsx";
import { SignInScene } from "./sign-in-scene.client.tsx";

type Props = { place: ActionPlace; title: string; email: string | null };

/** Shown after undoing a change. The person who made it may know the password, so this offers a new one. */
export function ProtectScene({ place, title, email }: Props) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    const first = { at: "reset", email: email ?? "" } as const;
    return <SignInScene place={place} title={say("action.resetTitle")} first={first} />;
  }
  return (
    <Scene title={title}>
      <p className={styles.note}>{say("action.protectText")}</p>
      <button className={styles.primary} type="button" onClick={() => setAsking(true)}>
        {say("action.newPassword")}
      </button>
      <a className={styles.switch} href={place.signInHref}>
        {say("form.signIn")}
      </a>
    </Scene>
  );
}
