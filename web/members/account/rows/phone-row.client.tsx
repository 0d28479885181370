"use client";
import { removeWay, sendPhoneCode, setPhone } from "../../firebase/calls/account.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { ConfirmForm } from "../confirm/confirm-form.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { PhoneExchange } from "./phone-exchange.client.tsx";
import { Row, type RowAction } from "../row.client.tsx";
import { methodsOf } from "../sign-in-methods.ts";

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
