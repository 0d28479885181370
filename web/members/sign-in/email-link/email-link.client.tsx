"use client";
import { EmailAuthProvider, sendSignInLinkToEmail } from "firebase/auth";
import { storageOfAllTabs } from "../../browser-storage.client.ts";
import { codedError } from "../../firebase/calls/coded-error.ts";
import { enterWith } from "../../firebase/calls/enter.client.ts";
import { readyAuth } from "../../firebase/calls/ready-auth.client.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { leftToRight, useSay } from "../form/auth-texts.client.tsx";
import { AddressForm, LinkSent } from "../form/send-link.client.tsx";
import { StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import styles from "../form/sign-in.module.css";

type Props = { email: string; isSent: boolean };

/** Signs in by a link in an email. */
export function EmailLinkStep({ email, isSent }: Props) {
  const say = useSay();
  const { go } = useSignInFlow();
  if (isSent) {
    return (
      <LinkSent
        text={say("form.linkSent", { email: leftToRight(email) })}
        again={() => go({ at: "emailLink", email })}
      />
    );
  }
  const back = () => go({ at: "methods", mode: "signIn", email });
  return (
    <div className={styles.panel}>
      <StepHeading>{say("form.byLink")}</StepHeading>
      <EmailLinkForm email={email} otherWay={back} />
      <button className={styles.switch} type="button" onClick={back}>
        {say("form.back")}
      </button>
    </div>
  );
}

type EmailLinkFormProps = {
  email: string;
  /** Shows the other sign-in methods; omitted if there are none, or if they are listed below. */
  otherWay?: () => void;
};

/** Asks for the address that receives a sign-in link. */
export function EmailLinkForm({ email, ...rest }: EmailLinkFormProps) {
  const say = useSay();
  const { settings, returnTo, go } = useSignInFlow();
  const send = async (address: string) => {
    await sendEmailLink(settings, { email: address, path: returnTo });
    go({ at: "emailLink", email: address, isSent: true });
  };
  return <AddressForm intro={say("form.linkAsk")} email={email} send={send} {...rest} />;
}

/** Storage key of the address that the link was sent to. The link itself never contains it, since others may see it. */
const KEY = "marquee-link-email";

/** Sends a sign-in link that returns to `path` of this site. Does not reveal whether there is an account. */
export async function sendEmailLink(
  settings: ClientAuthSettings,
  { email, path }: { email: string; path: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const auth = await readyAuth(settings);
  const url = `${location.origin}${path}`;
  await withTimeLimit(sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }));
  storageOfAllTabs()?.setItem(KEY, email);
}

/** Returns the address that this browser requested a link for; null on another device, where it must be typed again. */
export const rememberedLinkEmail = (): string | null => storageOfAllTabs()?.getItem(KEY) ?? null;

/** Signs in with a link's one-time code and the address it was sent to. Resolves when the session is open. */
export async function signInByEmailLink(
  settings: ClientAuthSettings,
  { email, code }: { email: string; code: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  await enterWith(settings, EmailAuthProvider.credentialWithLink(email, linkOf(settings, code)));
  storageOfAllTabs()?.removeItem(KEY);
}

/** Builds the whole link that the SDK requires, with the parameters that it reads. */
function linkOf({ tenantId }: ClientAuthSettings, code: string): string {
  const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? "";
  const query = new URLSearchParams({ mode: "signIn", oobCode: code, apiKey });
  if (tenantId !== null) query.set("tenantId", tenantId);
  return `${location.origin}/auth/action?${query.toString()}`;
}
