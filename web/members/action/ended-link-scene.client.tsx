"use client";
import { useState } from "react";
import type { ActionMode } from "./action-link.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import type { SignInStep } from "../sign-in/sign-in-flow.client.ts";
import styles from "../sign-in/form/sign-in.module.css";
import type { ActionPlace } from "./action-place.ts";
import { Scene } from "./scene.client.tsx";
import { SignInScene } from "./sign-in-scene.client.tsx";
import type { LinkEnd } from "./link-end.ts";
import { EndedVerification } from "./ended-verification.client.tsx";

type Props = { place: ActionPlace; mode: ActionMode; by: LinkEnd };

/** Explains why a link no longer works, and offers another way to continue. */
export function EndedLinkScene({ place, mode, by }: Props) {
  const say = useSay();
  const [first, setFirst] = useState<SignInStep | null>(null);
  if (first !== null) {
    const title = say(mode === "signIn" ? "form.signIn" : "action.resetTitle");
    return <SignInScene place={place} title={title} first={first} />;
  }
  if (mode === "verifyEmail") return <EndedVerification place={place} by={by} />;
  return (
    <Scene title={say(by === "time" ? "action.expiredTitle" : "action.spentTitle")}>
      <p className={styles.note}>
        {say(by === "time" ? "action.expiredText" : "action.spentText")}
      </p>
      <Remedy place={place} mode={mode} go={setFirst} />
    </Scene>
  );
}

type RemedyProps = {
  place: ActionPlace;
  mode: Exclude<ActionMode, "verifyEmail">;
  go: (step: SignInStep) => void;
};

function Remedy({ place, mode, go }: RemedyProps) {
  const say = useSay();
  const requestAgain = (label: string, step: SignInStep) => (
    <button className={styles.primary} type="button" onClick={() => go(step)}>
      {label}
    </button>
  );
  switch (mode) {
    case "resetPassword":
      return requestAgain(say("action.sendAgain"), { at: "reset", email: "" });
    case "signIn":
      return requestAgain(say("action.sendAgain"), { at: "emailLink", email: "" });
    case "verifyAndChangeEmail":
      return (
        <>
          <p className={styles.note}>{say("action.spentChange")}</p>
          <a className={styles.primary} href={`/${place.language}/account`}>
            {say("action.toAccount")}
          </a>
        </>
      );
    default:
      return (
        <>
          <p className={styles.note}>{say("action.spentProtect")}</p>
          {requestAgain(say("action.newPassword"), { at: "reset", email: "" })}
        </>
      );
  }
}
