"use client";
import { useState } from "react";
import { codedError } from "../../calls/coded-error.ts";
import { sendSignInCode, signInByCode } from "../../calls/phone.client.ts";
import { internationalNumber } from "../../phone-number.ts";
import { useSay } from "../auth-texts.client.tsx";
import { CodeForm } from "../code-form.client.tsx";
import { leftToRight } from "../left-to-right.ts";
import { PhoneField } from "../phone-field.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../sign-in.module.css";
import { textOf } from "../text-of.ts";
import { useFocusOn } from "../use-focus-on.client.ts";
import { useSubmission } from "../use-submission.client.ts";

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

function NumberForm({ number, send }: { number: string; send: (to: string) => Promise<void> }) {
  const say = useSay();
  const { form, isPending, problemOf, submit } = useSubmission(async (data) => {
    const typed = textOf(data, "phone").trim();
    if (typed === "") throw codedError("missing-phone-number");
    const to = internationalNumber(typed);
    if (to === null) throw codedError("invalid-phone-number");
    await send(to);
  });
  useFocusOn(form, "phone");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{say("form.phoneIntro")}</p>
      <PhoneField error={problemOf("phone")} number={number} />
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? say("form.pending") : say("form.sendCode")}
      </button>
    </form>
  );
}
