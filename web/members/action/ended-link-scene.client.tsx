"use client";
import { useEffect, useState } from "react";
import { checkVerified, sendVerification } from "../firebase/ready-auth.client.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { useSubmission } from "../sign-in/form/submission.client.tsx";
import type { SignInStep } from "../sign-in/sign-in-flow.client.tsx";
import type { ActionMode, ActionPlace } from "./action-link.ts";
import type { LinkEnd } from "./action-code.client.ts";
import { NextStep, Problem, Scene, SignInScene } from "./scene.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";

type Props = { place: ActionPlace; mode: ActionMode; by: LinkEnd };

/** Explains why a link no longer works, and offers another way to continue. */
export function EndedLinkScene({ place, mode, by }: Props) {
  const t = useAuthTranslation();
  const [first, setFirst] = useState<SignInStep | null>(null);
  if (first !== null) {
    const title = t(mode === "signIn" ? "form.signIn" : "action.resetTitle");
    return <SignInScene place={place} title={title} first={first} />;
  }
  if (mode === "verifyEmail") return <EndedVerification place={place} by={by} />;
  return (
    <Scene title={t(by === "time" ? "action.expiredTitle" : "action.spentTitle")}>
      <p className={styles.note}>{t(by === "time" ? "action.expiredText" : "action.spentText")}</p>
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
  const t = useAuthTranslation();
  const requestAgain = (label: string, step: SignInStep) => (
    <button className={styles.primary} type="button" onClick={() => go(step)}>
      {label}
    </button>
  );
  switch (mode) {
    case "resetPassword":
      return requestAgain(t("action.sendAgain"), { at: "reset", email: "" });
    case "signIn":
      return requestAgain(t("action.sendAgain"), { at: "emailLink", email: "" });
    case "verifyAndChangeEmail":
      return (
        <>
          <p className={styles.note}>{t("action.spentChange")}</p>
          <a className={styles.primary} href={`/${place.language}/account`}>
            {t("action.toAccount")}
          </a>
        </>
      );
    default:
      return (
        <>
          <p className={styles.note}>{t("action.spentProtect")}</p>
          {requestAgain(t("action.newPassword"), { at: "reset", email: "" })}
        </>
      );
  }
}

type EndedVerificationProps = { place: ActionPlace; by: LinkEnd };

/**
 * Shown for a used or expired verification link. Most such links were opened twice, so the address
 * is already verified. If a member is signed in to the SDK, the screen says whether the address is
 * verified. If the address is not verified, the member can request another link.
 */
function EndedVerification({ place, by }: EndedVerificationProps) {
  const t = useAuthTranslation();
  const [isVerified, setVerified] = useState<boolean | null>(null);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    checkVerified(place.settings).then(setVerified, () => {});
  }, [place.settings]);
  const { isPending, problemOf, submit } = useSubmission(async () => {
    const isMember = await sendVerification(place.settings, place.nextPath);
    if (isMember) setSent(true);
    else setVerified(null);
  });
  if (isVerified) {
    return (
      <Scene title={t("action.verifiedTitle")}>
        <p className={styles.note}>{t("action.verifiedText")}</p>
        <NextStep place={place} isMember />
      </Scene>
    );
  }
  return (
    <Scene title={t(by === "time" ? "action.expiredTitle" : "action.spentTitle")}>
      <p className={styles.note}>{t(by === "time" ? "action.expiredText" : "action.spentText")}</p>
      {isVerified === null ? (
        <>
          <p className={styles.note}>{t("action.spentVerify")}</p>
          <NextStep place={place} isMember={false} />
        </>
      ) : (
        <form className={styles.panel} aria-busy={isPending} onSubmit={submit}>
          <Problem>{problemOf(null)}</Problem>
          <output className={styles.note}>{isSent ? t("action.sent") : null}</output>
          <button className={styles.primary} type="submit" aria-disabled={isPending}>
            {isPending ? t("form.pending") : t("action.sendAgain")}
          </button>
        </form>
      )}
    </Scene>
  );
}
