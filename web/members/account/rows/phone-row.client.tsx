"use client";
import { removeWay, sendPhoneCode, setPhone } from "../../firebase/calls/account.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { ConfirmForm } from "../confirm/confirm-form.client.tsx";
import { useDesk } from "../desk.client.ts";
import { PhoneExchange } from "./phone-exchange.client.tsx";
import { Row, type RowAction } from "../row.client.tsx";
import { waysOf } from "../ways.ts";

/** The member's phone number, which is a sign-in method as well. */
export function PhoneRow() {
  const say = useSay();
  const { account, form, change, confirmed } = useDesk();
  const way = waysOf(form.settings, account.ways).find(({ id }) => id === "phone");
  const edit: RowAction = {
    name: "change",
    label: say(account.phone === null ? "account.add" : "account.change"),
    form: (
      <PhoneExchange
        send={(number) => confirmed(() => sendPhoneCode(number))}
        confirm={(sentId, code) => change(() => setPhone(sentId, code))}
        said={say("account.saved")}
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
        said={say("account.removed")}
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
