"use client";
import { useEffect, useState } from "react";
import {
  type CheckedMode,
  checkCode,
  type CodeFacts,
} from "../firebase/calls/action-code.client.ts";
import { type Explained, explainError } from "../errors.ts";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";
import { type LinkEnd, linkEndOf } from "./link-end.ts";
import { forgetActionLink } from "./take-action-link.client.ts";

/** The result of checking a code. */
export type CheckedCode =
  | { is: "checking" }
  | { is: "good"; facts: CodeFacts }
  | { is: "spent"; by: LinkEnd }
  | { is: "unknown"; problem: Explained; again: () => void };

/** Asks the provider what a code is for, without using it. */
export function useCheckedCode(
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
