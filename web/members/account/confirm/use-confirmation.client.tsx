"use client";
import type { MultiFactorResolver } from "firebase/auth";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { codeOf, codedError } from "../../errors.ts";
import { SecondFactorForm } from "../../sign-in/code/second-factor.client.tsx";
import { useAuthTranslation } from "../../sign-in/form/auth-texts.client.tsx";
import type { SignInForm } from "../../sign-in/sign-in-form.ts";
import { stepAfter } from "../../sign-in/enter.client.ts";
import type { Account } from "../account.ts";
import { ConfirmMethods } from "./confirm-methods.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import styles from "./confirm-dialog.module.css";

/**
 * Callbacks of the open dialog. `confirm` is called when the member has confirmed their identity,
 * and `refuse` when the member has cancelled.
 */
type OpenDialog = { confirm: () => void; refuse: (error: Error) => void };

type Confirmation = {
  /**
   * Runs `work`. If the provider requires a recent sign-in, asks the member to confirm their identity, and then runs
   * `work` again.
   */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The dialog to render; null while it is closed. */
  dialog: ReactNode;
};

/** Asks members to confirm their identity whenever the provider requires it. [AUTH-6] */
export function useConfirmation(account: Account | null, form: SignInForm): Confirmation {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const requestConfirmation = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    setOpen({ confirm: resolve, refuse: reject });
    await promise.finally(() => setOpen(null));
  };
  return {
    async confirmed(work) {
      try {
        return await work();
      } catch (error) {
        if (codeOf(error) !== "auth/requires-recent-login") throw error;
        await requestConfirmation();
        return work();
      }
    },
    dialog:
      open && account ? (
        <ConfirmDialog
          account={account}
          form={form}
          onDone={open.confirm}
          onCancel={() => open.refuse(codedError("confirmation-cancelled"))}
        />
      ) : null,
  };
}

type Props = {
  account: Account;
  form: SignInForm;
  /** Called when the member has confirmed their identity. */
  onDone: () => void;
  onCancel: () => void;
};

/**
 * A modal dialog that confirms the member's identity: by any method of the account, and by its second factor if it has
 * one.
 */
function ConfirmDialog({ account, form, onDone, onCancel }: Props) {
  const t = useAuthTranslation();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [resolver, setResolver] = useState<MultiFactorResolver | null>(null);
  // The browser traps focus in a modal dialog, and restores it on `close()` only while the dialog is still in the
  // document. Hence a layout effect, whose cleanup runs before the dialog is removed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const handleSecondFactor = (error: unknown) => {
    const next = stepAfter(error);
    if (next?.at !== "secondFactor") return false;
    setResolver(next.resolver);
    return true;
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="default"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div className={signIn.panel}>
        <h2 id={heading} className={signIn.heading}>
          {t("account.confirmHeading")}
        </h2>
        <p className={signIn.note}>{t("account.confirmIntro")}</p>
        {resolver === null ? (
          <ConfirmMethods
            account={account}
            settings={form.settings}
            handleSecondFactor={handleSecondFactor}
            onDone={onDone}
          />
        ) : (
          <SecondFactorForm
            resolver={resolver}
            onDone={onDone}
            onStartAgain={() => setResolver(null)}
          />
        )}
        <button className={signIn.switch} type="button" onClick={onCancel}>
          {t("account.confirmCancel")}
        </button>
      </div>
    </dialog>
  );
}
