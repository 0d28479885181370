"use client";
import { sendEmailLink } from "../../firebase/calls/email-link.client.ts";
import { AddressForm } from "../form/address-form.client.tsx";
import { useSay } from "../form/auth-texts.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";

type Props = {
  email: string;
  /** Shows the other sign-in methods; omitted if there are none, or if they are listed below. */
  otherWay?: () => void;
};

/** Asks for the address that receives a sign-in link. */
export function EmailLinkForm({ email, ...rest }: Props) {
  const say = useSay();
  const { settings, returnTo, go } = useSignInFlow();
  const send = async (address: string) => {
    await sendEmailLink(settings, { email: address, path: returnTo });
    go({ at: "emailLink", email: address, isSent: true });
  };
  return <AddressForm intro={say("form.linkAsk")} email={email} send={send} {...rest} />;
}
