"use client";
import { useEffect, useState } from "react";
import { explainError } from "../errors.ts";
import type { Explained } from "../errors.ts";
import { checkCode } from "../firebase/calls/action-code.client.ts";
import type { CheckedMode, CodeFacts } from "../firebase/calls/action-code.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";
import type { ActionPlace } from "./action-place.ts";
import { ConfirmScene } from "./confirm-scene.client.tsx";
import { EndedLinkScene } from "./ended-link-scene.client.tsx";
import { linkEndOf } from "./link-end.ts";
import type { LinkEnd } from "./link-end.ts";
import { ResetScene } from "./reset-scene.client.tsx";
import { Problem, Scene } from "./scene.client.tsx";
import { forgetActionLink } from "./take-action-link.client.ts";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./action.module.css";

type Props = { place: ActionPlace; code: string; mode: CheckedMode };

/** Checks a link's code before offering its action. */
export function CodeScene({ place, code, mode }: Props) {
  const say = useSay();
  const checked = useCheckedCode(place.settings, { code, mode });
  /** Set when the code was valid on checking, but no longer on use. */
  const [late, setLate] = useState<LinkEnd | null>(null);
  const spent = checked.is === "spent" ? checked.by : late;
  if (spent !== null) return <EndedLinkScene place={place} mode={mode} by={spent} />;

  switch (checked.is) {
    case "good": {
      const good = { place, code, facts: checked.facts, onSpent: setLate };
      return mode === "resetPassword" ? (
        <ResetScene {...good} />
      ) : (
        <ConfirmScene {...good} mode={mode} />
      );
    }
    case "unknown":
      return (
        <Scene title={say("action.heading")}>
          <Problem>{say(checked.problem.key, { code: checked.problem.code })}</Problem>
          <button className={styles.primary} type="button" onClick={checked.again}>
            {say("action.again")}
          </button>
        </Scene>
      );
    default:
      return <h1 className={`title ${own.title}`}>{say("action.heading")}</h1>;
  }
}

/** The result of checking a code. */
type CheckedCode =
  | { is: "checking" }
  | { is: "good"; facts: CodeFacts }
  | { is: "spent"; by: LinkEnd }
  | { is: "unknown"; problem: Explained; again: () => void };

/** Asks the provider what a code is for, without using it. */
function useCheckedCode(
  settings: ClientAuthSettings,
  { code, mode }: { code: string; mode: CheckedMode },
): CheckedCode {
  const [checked, setChecked] = useState<CheckedCode>({ is: "checking" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const tell = (answer: CheckedCode) => isCurrent && setChecked(answer);
    checkCode(settings, code, mode).then(
      (facts) => tell({ is: "good", facts }),
      (error: unknown) => {
        const by = linkEndOf(error);
        if (by !== null) forgetActionLink();
        const again = () => {
          setChecked({ is: "checking" });
          setTurn(turn + 1);
        };
        tell(by ? { is: "spent", by } : { is: "unknown", problem: explainError(error), again });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [settings, code, mode, turn]);
  return checked;
}
