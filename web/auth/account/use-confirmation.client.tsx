"use client";
import { type ReactNode, useState } from "react";
import { codeOf, codedError } from "../calls/coded-error.ts";
import type { SignInForm } from "../sign-in-form.ts";
import type { Account } from "./account.ts";
import { ConfirmDialog } from "./confirm-dialog.client.tsx";

/** A question that waits for its answer. */
type Asked = { confirm: () => void; refuse: (error: Error) => void };

type Confirmation = {
  /** Does work; where the provider wants a recent sign-in, the member confirms who they are, and it is done once more. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The question, while there is one. */
  dialog: ReactNode;
};

/** Asks a member to confirm that it is still them, whenever the provider wants to know. [AUTH-6] */
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
