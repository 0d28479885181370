"use client";
import { useState } from "react";
import {
  applyCode,
  type CheckedMode,
  type CodeFacts,
} from "../firebase/calls/action-code.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import { useSubmission } from "../sign-in/form/use-submission.client.ts";
import type { ActionPlace } from "./action-place.ts";
import { NextStep } from "./next-step.client.tsx";
import { ProtectScene } from "./protect-scene.client.tsx";
import { Problem, Scene, Ticket } from "./scene.client.tsx";
import { type LinkEnd, linkEndOf } from "./link-end.ts";
import { forgetActionLink } from "./take-action-link.client.ts";

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
