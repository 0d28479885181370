"use client";
import { sendEmailLink } from "../calls/email-link.client.ts";
import { AddressForm } from "./address-form.client.tsx";
import { useSay } from "./auth-texts.client.tsx";
import { useSignInFlow } from "./sign-in-flow.client.ts";

type Props = {
  email: string;
  /** Leads to the other ways in; left out where there are none, or they stand below. */
  otherWay?: () => void;
};

/** Asks whom to send a link that signs in. */
export function EmailLinkForm({ email, ...rest }: Props) {
  const say = useSay();
  const { settings, returnTo, go } = useSignInFlow();
  const send = async (address: string) => {
    await sendEmailLink(settings, { email: address, path: returnTo });
    go({ at: "emailLink", email: address, isSent: true });
  };
  return <AddressForm intro={say("form.linkAsk")} email={email} send={send} {...rest} />;
}
