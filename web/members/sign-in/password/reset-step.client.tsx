"use client";
import { sendReset } from "../../firebase/calls/reset.client.ts";
import { AddressForm } from "../form/address-form.client.tsx";
import { useSay } from "../form/auth-texts.client.tsx";
import { leftToRight } from "../form/left-to-right.ts";
import { LinkSent } from "../email-link/link-sent.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../form/sign-in.module.css";
import { StepHeading } from "../form/step-heading.client.tsx";

type Props = { email: string; isSent: boolean };

/** Sends a link by email to choose a new password. */
export function ResetStep({ email, isSent }: Props) {
  const say = useSay();
  const { settings, returnTo, go } = useSignInFlow();
  if (isSent) {
    return (
      <LinkSent
        text={say("form.resetSent", { email: leftToRight(email) })}
        again={() => go({ at: "reset", email })}
      />
    );
  }
  const send = async (address: string) => {
    await sendReset(settings, { email: address, path: returnTo });
    go({ at: "reset", email: address, isSent: true });
  };
  const back = () => go({ at: "methods", mode: "signIn", email });
  return (
    <div className={styles.panel}>
      <StepHeading>{say("form.resetTitle")}</StepHeading>
      <AddressForm intro={say("form.resetAsk")} email={email} send={send} otherWay={back} />
      <button className={styles.switch} type="button" onClick={back}>
        {say("form.back")}
      </button>
    </div>
  );
}
