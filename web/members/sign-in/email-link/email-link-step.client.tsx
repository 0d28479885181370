"use client";
import { useSay } from "../form/auth-texts.client.tsx";
import { EmailLinkForm } from "./email-link-form.client.tsx";
import { leftToRight } from "../form/left-to-right.ts";
import { LinkSent } from "./link-sent.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../form/sign-in.module.css";
import { StepHeading } from "../form/step-heading.client.tsx";

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
