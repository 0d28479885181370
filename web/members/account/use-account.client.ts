"use client";
import { useEffect, useRef, useState } from "react";
import { followAccount, renewAccount } from "../firebase/calls/follow-account.client.ts";
import { type Explained, explainError } from "../errors.ts";
import type { SignInForm } from "../sign-in/sign-in-form.ts";
import type { Account } from "./account.ts";

/**
 * Returns the member's account: undefined until it is loaded, null when nobody is signed in. `change` runs work and
 * shows its result only when the session has it too. The SDK reports a new second factor earlier, and a member who
 * returned to a gate at once would find it closed.
 */
export function useAccount(settings: SignInForm["settings"]) {
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [problem, setProblem] = useState<Explained | null>(null);
  const isChanging = useRef(false);
  useEffect(
    () =>
      followAccount(settings, {
        onAccount: (now) => {
          if (now === null || !isChanging.current) setAccount(now);
        },
        onTrouble: (error) => setProblem(explainError(error)),
      }),
    [settings],
  );
  const change = async (work: () => Promise<void>) => {
    isChanging.current = true;
    try {
      await work();
      setAccount(await renewAccount());
    } finally {
      isChanging.current = false;
    }
  };
  return { account, change, problem };
}
