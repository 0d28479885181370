"use client";
import { useState } from "react";
import { sendSignInCode, signInByCode } from "../../calls/phone.client.ts";
import { useSay } from "../auth-texts.client.tsx";
import { CodeForm } from "../code-form.client.tsx";
import { leftToRight } from "../left-to-right.ts";
import { NumberForm } from "../number-form.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../sign-in.module.css";

/** A code that is on its way: whereto, and what the provider wants to see with it. */
type Sent = { number: string; id: string };

/** Sign-in by a code in a text message. */
export function PhoneStep() {
  const say = useSay();
  const { settings, place, go, finish, takeWayOn } = useSignInFlow();
  const [sent, setSent] = useState<Sent | null>(null);
  const [number, setNumber] = useState("");
  const Heading = place === "page" ? "h2" : "h3";
  const send = async (to: string) => {
    setNumber(to);
    setSent({ number: to, id: await sendSignInCode(settings, to) });
  };
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>{say("form.byPhone")}</Heading>
      {sent === null ? (
        <NumberForm number={number} send={send} />
      ) : (
        <CodeForm
          intro={say("form.codeSent", { phone: leftToRight(sent.number) })}
          confirm={async (code) => {
            await signInByCode(settings, sent.id, code);
            finish();
          }}
          sendAgain={() => send(sent.number)}
          wayOn={takeWayOn}
        >
          <button className={styles.switch} type="button" onClick={() => setSent(null)}>
            {say("form.otherNumber")}
          </button>
        </CodeForm>
      )}
      <button
        className={styles.switch}
        type="button"
        onClick={() => go({ at: "methods", mode: "signIn" })}
      >
        {say("form.back")}
      </button>
    </div>
  );
}
