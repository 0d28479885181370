"use client";
import { useState } from "react";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { CodeForm } from "../../sign-in/code/code-form.client.tsx";
import { leftToRight } from "../../sign-in/form/left-to-right.ts";
import { NumberForm } from "../../sign-in/phone/number-form.client.tsx";
import { useCloseRow } from "./close-row.client.ts";
import signIn from "../../sign-in/form/sign-in.module.css";

type Props = {
  /** Sends a code to a number (E.164). Returns the id that belongs to the code. */
  send: (number: string) => Promise<string>;
  confirm: (sentId: string, code: string) => Promise<void>;
  /** Announced on success. */
  said: string;
};

type Sent = { number: string; id: string };

/** Asks for a number and the code that was sent to it, which proves that the phone is the member's. */
export function PhoneExchange({ send, confirm, said }: Props) {
  const say = useSay();
  const close = useCloseRow();
  const [sent, setSent] = useState<Sent | null>(null);
  const sendTo = async (number: string) => setSent({ number, id: await send(number) });
  const back = (
    <button className={signIn.switch} type="button" onClick={() => close()}>
      {say("account.keep")}
    </button>
  );
  if (sent === null) {
    return (
      <NumberForm number="" send={sendTo}>
        {back}
      </NumberForm>
    );
  }
  return (
    <CodeForm
      intro={say("form.codeSent", { phone: leftToRight(sent.number) })}
      confirm={(code) => confirm(sent.id, code).then(() => close(said))}
      sendAgain={() => sendTo(sent.number)}
    >
      {back}
    </CodeForm>
  );
}
