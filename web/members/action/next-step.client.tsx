"use client";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import type { ActionPlace } from "./action-place.ts";

/** Link to the requested destination: directly for members, through the sign-in page for everyone else. */
export function NextStep({ place, isMember }: { place: ActionPlace; isMember: boolean }) {
  const say = useSay();
  return (
    <a className={styles.primary} href={isMember ? place.wayOn : place.signInHref}>
      {say(isMember ? "form.continue" : "form.submitSignIn")}
    </a>
  );
}
