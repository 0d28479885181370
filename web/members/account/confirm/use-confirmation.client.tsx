"use client";
import { type ReactNode, useState } from "react";
import { codeOf, codedError } from "../../firebase/calls/coded-error.ts";
import type { SignInForm } from "../../sign-in/sign-in-form.ts";
import type { Account } from "../account.ts";
import { ConfirmDialog } from "./confirm-dialog.client.tsx";

/** An open question for the member. */
type Asked = { confirm: () => void; refuse: (error: Error) => void };

type Confirmation = {
  /**
   * Runs work. If the provider requires a recent sign-in, the member confirms their identity and the work runs once
   * more.
   */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The dialog, while it is open. */
  dialog: ReactNode;
};

/** Asks members to confirm their identity whenever the provider requires it. [AUTH-6] */
export function useConfirmation(account: Account | null, form: SignInForm): Confirmation {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    setAsked({ confirm: resolve, refuse: reject });
    await promise.finally(() => setAsked(null));
  };
  return {
    async confirmed(work) {
      try {
        return await work();
      } catch (error) {
        if (codeOf(error) !== "auth/requires-recent-login") throw error;
        await ask();
        return work();
      }
    },
    dialog:
      asked && account ? (
        <ConfirmDialog
          account={account}
          form={form}
          onDone={asked.confirm}
          onCancel={() => asked.refuse(codedError("confirmation-cancelled"))}
        />
      ) : null,
  };
}
