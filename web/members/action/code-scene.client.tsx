"use client";
import { useState } from "react";
import type { CheckedMode } from "../firebase/calls/action-code.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./action.module.css";
import type { ActionPlace } from "./action-place.ts";
import { ConfirmScene } from "./confirm-scene.client.tsx";
import { ResetScene } from "./reset-scene.client.tsx";
import { Problem, Scene } from "./scene.client.tsx";
import type { LinkEnd } from "./link-end.ts";
import { EndedLinkScene } from "./ended-link-scene.client.tsx";
import { useCheckedCode } from "./use-checked-code.client.ts";

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
