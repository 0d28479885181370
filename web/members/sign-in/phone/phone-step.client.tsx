"use client";
import { useState } from "react";
import { sendSignInCode, signInByCode } from "../../firebase/calls/phone.client.ts";
import { useSay } from "../form/auth-texts.client.tsx";
import { CodeForm } from "../code/code-form.client.tsx";
import { leftToRight } from "../form/left-to-right.ts";
import { NumberForm } from "./number-form.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../form/sign-in.module.css";
import { StepHeading } from "../form/step-heading.client.tsx";

type Props = {
  /** The code that was sent: its number, and the id that the provider requires with it. */
  sent?: { number: string; id: string };
  /** Whether there is no other method to go back to. */
  isAlone?: boolean;
};

/** Signs in by a code in a text message. */
export function PhoneStep({ sent, isAlone = false }: Props) {
  const say = useSay();
  const { settings, go, finish, handleSecondFactor } = useSignInFlow();
  const [number, setNumber] = useState(sent?.number ?? "");
  const send = async (to: string) => {
    setNumber(to);
    go({ at: "phone", sent: { number: to, id: await sendSignInCode(settings, to) } });
  };
  return (
    <div className={styles.panel}>
      <StepHeading>{say("form.byPhone")}</StepHeading>
      {sent === undefined ? (
        <NumberForm number={number} send={send} />
      ) : (
        <CodeForm
          intro={say("form.codeSent", { phone: leftToRight(sent.number) })}
          confirm={async (code) => {
            await signInByCode(settings, sent.id, code);
            finish();
          }}
          sendAgain={() => send(sent.number)}
          wayOn={handleSecondFactor}
        >
          <button className={styles.switch} type="button" onClick={() => go({ at: "phone" })}>
            {say("form.otherNumber")}
          </button>
        </CodeForm>
      )}
      {isAlone ? null : (
        <button
          className={styles.switch}
          type="button"
          onClick={() => go({ at: "methods", mode: "signIn" })}
        >
          {say("form.back")}
        </button>
      )}
    </div>
  );
}
