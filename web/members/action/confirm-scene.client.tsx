"use client";
import { useState } from "react";
import { applyCode } from "../firebase/calls/action-code.client.ts";
import type { CheckedMode, CodeFacts } from "../firebase/calls/action-code.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { useSubmission } from "../sign-in/form/submission.client.tsx";
import type { ActionPlace } from "./action-place.ts";
import { linkEndOf } from "./link-end.ts";
import type { LinkEnd } from "./link-end.ts";
import { NextStep, Problem, Scene, SignInScene, Ticket } from "./scene.client.tsx";
import { forgetActionLink } from "./take-action-link.client.ts";
import styles from "../sign-in/form/sign-in.module.css";

type ConfirmedMode = Exclude<CheckedMode, "resetPassword">;

type Props = {
  place: ActionPlace;
  code: string;
  mode: ConfirmedMode;
  facts: CodeFacts;
  onSpent: (by: LinkEnd) => void;
};

/** Title, text and button of the question, and the title after success. */
const words = {
  verifyEmail: ["verifyTitle", "verifyText", "verifySubmit", "verifyDoneTitle"],
  verifyAndChangeEmail: ["changeTitle", "changeText", "changeSubmit", "changeDoneTitle"],
  recoverEmail: ["recoverTitle", "recoverText", "recoverSubmit", "recoverDoneTitle"],
  revertSecondFactorAddition: ["factorTitle", "factorText", "factorSubmit", "factorDoneTitle"],
} as const satisfies Record<ConfirmedMode, unknown>;

/** Applies a change only on a button press: programs that open the links in emails press nothing. [AUTH-5] */
export function ConfirmScene({ place, code, mode, facts, onSpent }: Props) {
  const say = useSay();
  const [done, setDone] = useState<{ isMember: boolean } | null>(null);
  const { isPending, problemOf, submit } = useSubmission(
    async () => {
      const isMember = await applyCode(place.settings, code);
      forgetActionLink();
      setDone({ isMember });
    },
    (error) => {
      const by = linkEndOf(error);
      if (by !== null) onSpent(by);
      return by !== null;
    },
  );
  const [title, text, action, doneTitle] = words[mode];
  if (done !== null) {
    const heading = say(`action.${doneTitle}`);
    if (mode === "recoverEmail" || mode === "revertSecondFactorAddition") {
      return <ProtectScene place={place} title={heading} email={facts.email} />;
    }
    return (
      <Scene title={heading}>
        <p className={styles.note}>
          {say(mode === "verifyEmail" ? "action.verifyDoneText" : "action.changeDoneText")}
        </p>
        <NextStep place={place} isMember={done.isMember} />
      </Scene>
    );
  }
  return (
    <Scene title={say(`action.${title}`)}>
      <p className={styles.note}>{say(`action.${text}`)}</p>
      <Ticket lines={linesOf(mode, facts, say)} />
      <form className={styles.panel} aria-busy={isPending} onSubmit={submit}>
        <Problem>{problemOf(null) ?? problemOf("email")}</Problem>
        <button className={styles.primary} type="submit" aria-disabled={isPending}>
          {isPending ? say("form.pending") : say(`action.${action}`)}
        </button>
      </form>
    </Scene>
  );
}

function linesOf(mode: ConfirmedMode, facts: CodeFacts, say: ReturnType<typeof useSay>) {
  const { email, previousEmail, factor } = facts;
  switch (mode) {
    case "verifyEmail":
      return [{ label: say("action.address"), value: email }];
    case "verifyAndChangeEmail":
      return [
        { label: say("action.oldAddress"), value: previousEmail },
        { label: say("action.newAddress"), value: email },
      ];
    case "recoverEmail":
      return [
        { label: say("action.restoredAddress"), value: email },
        { label: say("action.removedAddress"), value: previousEmail },
      ];
    case "revertSecondFactorAddition":
      return [
        { label: say("action.account"), value: email },
        { label: say("action.factor"), value: factor ?? say("action.factorApp") },
      ];
  }
}

type ProtectSceneProps = { place: ActionPlace; title: string; email: string | null };

/** Shown after undoing a change. The person who made it may know the password, so this offers a new one. */
function ProtectScene({ place, title, email }: ProtectSceneProps) {
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
