"use client";
import { useState } from "react";
import { sendPhoneCode } from "../../firebase/calls/account.client.ts";
import { confirmByCode } from "../../firebase/calls/confirm-member.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { CodeForm } from "../../sign-in/code/code-form.client.tsx";
import { leftToRight } from "../../sign-in/form/left-to-right.ts";
import signIn from "../../sign-in/form/sign-in.module.css";
import { useSubmission } from "../../sign-in/form/use-submission.client.ts";

type Props = {
  phone: string;
  handleSecondFactor: (error: unknown) => boolean;
  onDone: () => void;
};

/** Confirms the member's identity with a code sent to the account's number. Sends it only on request: messages cost. */
export function ConfirmByPhone({ phone, handleSecondFactor, onDone }: Props) {
  const say = useSay();
  const [sentId, setSentId] = useState<string | null>(null);
  const send = async () => setSentId(await sendPhoneCode(phone));
  const { form, isPending, problemOf, submit } = useSubmission(send);
  if (sentId !== null) {
    return (
      <CodeForm
        intro={say("form.codeSent", { phone: leftToRight(phone) })}
        confirm={(code) => confirmByCode(sentId, code).then(onDone)}
        sendAgain={send}
        wayOn={handleSecondFactor}
      />
    );
  }
  return (
    <form ref={form} className={signIn.panel} aria-busy={isPending} onSubmit={submit}>
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={signIn.primary} type="submit" aria-disabled={isPending}>
        {isPending
          ? say("form.pending")
          : say("account.confirmByPhone", { phone: leftToRight(phone) })}
      </button>
    </form>
  );
}
