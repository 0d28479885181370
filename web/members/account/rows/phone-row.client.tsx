"use client";
import { useState } from "react";
import { removeWay, sendPhoneCode, setPhone } from "../../firebase/calls/account.client.ts";
import { CodeForm } from "../../sign-in/code/code-form.client.tsx";
import { leftToRight, useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { NumberForm } from "../../sign-in/phone/phone.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { Row, useCloseRow } from "../row.client.tsx";
import type { RowAction } from "../row.client.tsx";
import { methodsOf } from "../sign-in-methods.ts";
import { ConfirmForm } from "./edit-form.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";

/** The member's phone number, which is a sign-in method as well. */
export function PhoneRow() {
  const say = useSay();
  const { account, form, change, confirmed } = useAccountPage();
  const way = methodsOf(form.settings, account.ways).find(({ id }) => id === "phone");
  const edit: RowAction = {
    name: "change",
    label: say(account.phone === null ? "account.add" : "account.change"),
    form: (
      <PhoneExchange
        send={(number) => confirmed(() => sendPhoneCode(number))}
        confirm={(sentId, code) => change(() => setPhone(sentId, code))}
        notice={say("account.saved")}
      />
    ),
  };
  const remove: RowAction = {
    name: "remove",
    label: say("account.remove"),
    form: (
      <ConfirmForm
        question={say("account.phoneRemove")}
        submit={say("account.remove")}
        work={() => change(() => removeWay("phone"))}
        notice={say("account.removed")}
      />
    ),
  };
  const actions = [...(way?.isOn ? [edit] : []), ...(way?.linked && way.mayRemove ? [remove] : [])];
  return (
    <Row label={say("account.phone")} actions={actions}>
      {account.phone === null ? say("account.none") : <bdi dir="ltr">{account.phone}</bdi>}
    </Row>
  );
}

type Props = {
  /** Sends a code to a number (E.164). Returns the id that belongs to the code. */
  send: (number: string) => Promise<string>;
  confirm: (sentId: string, code: string) => Promise<void>;
  /** Announced on success. */
  notice: string;
};

type Sent = { number: string; id: string };

/** Asks for a number and the code that was sent to it, which proves that the phone is the member's. */
export function PhoneExchange({ send, confirm, notice }: Props) {
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
      confirm={(code) => confirm(sent.id, code).then(() => close(notice))}
      sendAgain={() => sendTo(sent.number)}
    >
      {back}
    </CodeForm>
  );
}
