"use client";
import { useEffect, useState } from "react";
import { checkVerified, sendVerification } from "../firebase/calls/verification.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import { useSubmission } from "../sign-in/form/use-submission.client.ts";
import type { ActionPlace } from "./action-place.ts";
import { NextStep } from "./next-step.client.tsx";
import { Problem, Scene } from "./scene.client.tsx";
import type { LinkEnd } from "./link-end.ts";

type Props = { place: ActionPlace; by: LinkEnd };

/**
 * A used or expired verification link. Most were opened twice, and the address is verified: a member who is signed in
 * here sees that, or can request another link.
 */
export function EndedVerification({ place, by }: Props) {
  const say = useSay();
  const [isVerified, setVerified] = useState<boolean | null>(null);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    checkVerified(place.settings).then(setVerified, () => {});
  }, [place.settings]);
  const { isPending, problemOf, submit } = useSubmission(async () => {
    const isMember = await sendVerification(place.settings, place.wayOn);
    if (isMember) setSent(true);
    else setVerified(null);
  });
  if (isVerified) {
    return (
      <Scene title={say("action.verifiedTitle")}>
        <p className={styles.note}>{say("action.verifiedText")}</p>
        <NextStep place={place} isMember />
      </Scene>
    );
  }
  return (
    <Scene title={say(by === "time" ? "action.expiredTitle" : "action.spentTitle")}>
      <p className={styles.note}>
        {say(by === "time" ? "action.expiredText" : "action.spentText")}
      </p>
      {isVerified === null ? (
        <>
          <p className={styles.note}>{say("action.spentVerify")}</p>
          <NextStep place={place} isMember={false} />
        </>
      ) : (
        <form className={styles.panel} aria-busy={isPending} onSubmit={submit}>
          <Problem>{problemOf(null)}</Problem>
          <output className={styles.note}>{isSent ? say("action.sent") : null}</output>
          <button className={styles.primary} type="submit" aria-disabled={isPending}>
            {isPending ? say("form.pending") : say("action.sendAgain")}
          </button>
        </form>
      )}
    </Scene>
  );
}
