"use client";
import { useEffect, useState } from "react";
import { followAccount } from "../calls/follow-account.client.ts";
import { type Explained, explainError } from "../errors.ts";
import type { SignInForm } from "../sign-in-form.ts";
import type { Account } from "./account.ts";

/** The member's account as this page knows it: undefined until it does, null where nobody is signed in. */
export function useAccount(settings: SignInForm["settings"]) {
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [problem, setProblem] = useState<Explained | null>(null);
  useEffect(
    () =>
      followAccount(settings, {
        onAccount: setAccount,
        onTrouble: (error) => setProblem(explainError(error)),
      }),
    [settings],
  );
  return { account, setAccount, problem };
}
