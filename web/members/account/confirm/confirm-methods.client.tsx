"use client";
import { confirmByProvider } from "../../firebase/calls/link-provider.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { ProviderButtons } from "../../sign-in/federated/provider-buttons.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import { useSubmission } from "../../sign-in/form/use-submission.client.ts";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import type { Account } from "../account.ts";
import { ConfirmByPassword } from "./confirm-by-password.client.tsx";
import { ConfirmByPhone } from "./confirm-by-phone.client.tsx";
import { methodsOf } from "../sign-in-methods.ts";

type Props = {
  account: Account;
  settings: ClientAuthSettings;
  /** Handles an error that only asks for a second factor; returns true if it did. */
  handleSecondFactor: (error: unknown) => boolean;
  onDone: () => void;
};

/** The methods that can confirm a member's identity: those that the account has and the site still allows. */
export function ConfirmMethods({ account, settings, handleSecondFactor, onDone }: Props) {
  const say = useSay();
  const { problemOf, report, clear } = useSubmission(async () => {}, handleSecondFactor);
  const ways = methodsOf(settings, account.ways).filter((way) => way.isOn && way.linked !== null);
  const has = (id: string) => ways.some((way) => way.id === id);
  const hasPassword = has("password") && settings.emailPassword && account.email !== null;
  const providers = ways.flatMap(({ id, brand }) => (brand === null ? [] : [{ id, name: brand }]));
  const hasPhone = has("phone") && account.phone !== null;
  const rest = { handleSecondFactor, onDone };
  if (!hasPassword && !hasPhone && providers.length === 0) {
    return <p className={signIn.note}>{say("account.confirmNone")}</p>;
  }
  return (
    <>
      {hasPassword && account.email !== null ? (
        <ConfirmByPassword email={account.email} {...rest} />
      ) : null}
      <ProviderButtons
        providers={providers}
        choose={({ id }) => confirmByProvider(id).then(onDone)}
        report={report}
        clear={clear}
      />
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      {hasPhone && account.phone !== null ? (
        <ConfirmByPhone phone={account.phone} {...rest} />
      ) : null}
    </>
  );
}
