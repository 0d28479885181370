"use client";
import { useEffect, useRef, useState } from "react";
import { followAccount, renewAccount } from "../calls/follow-account.client.ts";
import { type Explained, explainError } from "../errors.ts";
import type { SignInForm } from "../sign-in-form.ts";
import type { Account } from "./account.ts";

/**
 * The member's account as this page knows it: undefined until it does, null where nobody is signed in. `change` does
 * work and shows its outcome only when the session holds it too: the SDK tells of a new second step before, and a member
 * who went back to their gate at once stood before it closed.
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
