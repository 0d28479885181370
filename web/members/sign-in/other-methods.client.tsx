"use client";
import type { ReactNode } from "react";
import { useSay } from "./form/auth-texts.client.tsx";
import { FederatedButtons } from "./federated/federated-buttons.client.tsx";
import { FormProblem } from "./form/form-problem.client.tsx";
import { GuestButton } from "./guest-button.client.tsx";
import { useSignInFlow } from "./sign-in-flow.client.ts";
import styles from "./form/sign-in.module.css";
import type { Ways } from "./sign-in-methods.ts";
import ways from "./sign-in-methods.module.css";
import { useSubmission } from "./form/use-submission.client.ts";

type Props = {
  /** The methods to list below the first method's form. */
  others: Ways;
  /** Whether the first method has a form. */
  hasFirst: boolean;
  /** The address typed so far. */
  email: string;
};

/** The sign-in methods besides the first: email link, text message, other providers, guest. */
export function OtherMethods({ others, hasFirst, email }: Props) {
  const say = useSay();
  const { go, handleSecondFactor } = useSignInFlow();
  // Nothing is submitted here; the submission only shows an error of one of the buttons.
  const submission = useSubmission(async () => {}, handleSecondFactor);
  const { report, clear } = submission;
  return (
    <div className={styles.panel}>
      {hasFirst ? <p className={styles.or}>{say("form.or")}</p> : null}
      {others.link || others.phone ? (
        <div className={ways.ways}>
          {others.link ? (
            <Way sign={envelope} onClick={() => go({ at: "emailLink", email })}>
              {say("form.byLink")}
            </Way>
          ) : null}
          {others.phone ? (
            <Way sign={telephone} onClick={() => go({ at: "phone" })}>
              {say("form.byPhone")}
            </Way>
          ) : null}
        </div>
      ) : null}
      <FederatedButtons report={report} clear={clear} />
      {others.guest ? <GuestButton report={report} /> : null}
      <FormProblem submission={submission} />
    </div>
  );
}

type WayProps = { sign: string; onClick: () => void; children: ReactNode };

function Way({ sign, onClick, children }: WayProps) {
  return (
    <button className={ways.way} type="button" onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={sign} />
      </svg>
      {children}
    </button>
  );
}

const envelope = "M2.5 5h19v14h-19Zm0 1 9.5 7 9.5-7";
const telephone = "M7 2.5h10v19H7Zm3.5 16h3";
