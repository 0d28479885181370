"use client";
import { PhoneAuthProvider } from "firebase/auth";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { withCaptcha, readyAuth } from "../../firebase/ready-auth.client.ts";
import { codedError } from "../../errors.ts";
import { enterWith } from "../enter.client.ts";
import { CodeForm } from "../code/code-form.client.tsx";
import { leftToRight, useSay } from "../form/auth-texts.client.tsx";
import { textOf, useFocusOn, useSubmission } from "../form/submission.client.tsx";
import { BackToMethods, StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { internationalNumber } from "./phone-number.ts";
import styles from "../form/sign-in.module.css";

type Props = {
  /** The phone number that a code was sent to, and the id that the provider requires with the code. */
  sent?: { number: string; id: string };
  /**
   * True if the phone is the only sign-in method. The step then has no button that returns to other
   * methods.
   */
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
          handleError={handleSecondFactor}
        >
          <button className={styles.switch} type="button" onClick={() => go({ at: "phone" })}>
            {say("form.otherNumber")}
          </button>
        </CodeForm>
      )}
      {isAlone ? null : <BackToMethods />}
    </div>
  );
}

type NumberFormProps = {
  /** The initial number, or an empty string if there is none. */
  number: string;
  /** Sends a code to a number (E.164). */
  send: (to: string) => Promise<void>;
  /** Buttons that leave the form, for example to an earlier step. */
  children?: ReactNode;
};

/** Asks for a phone number and sends a code to it. */
export function NumberForm({ number, send, children }: NumberFormProps) {
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
      {children}
    </form>
  );
}

type PhoneFieldProps = {
  /** The error of the typed number, or null if there is none. */
  error: string | null;
  /** The initial number. The field is empty by default. */
  number?: string;
};

/** This number is from the range reserved for fiction, so that nobody is called by mistake. */
const EXAMPLE = "+44 7700 900123";

/** The field for a phone number with its country code; its name is `phone`. */
function PhoneField({ error, number = "" }: PhoneFieldProps) {
  const id = useId();
  const say = useSay();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say("form.phone")}</label>
      <input
        id={id}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        dir="ltr"
        defaultValue={number}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {say("form.phoneHint", { example: leftToRight(EXAMPLE) })}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {error}
      </p>
    </div>
  );
}

/** Sends a code to a number (E.164). Returns the id that the provider requires with the code. */
async function sendSignInCode(settings: ClientAuthSettings, number: string): Promise<string> {
  const auth = await readyAuth(settings);
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier),
  );
}

/** Signs in with the code from a text message. Resolves when the session is open. */
async function signInByCode(
  settings: ClientAuthSettings,
  sentId: string,
  code: string,
): Promise<void> {
  await enterWith(settings, PhoneAuthProvider.credential(sentId, code));
}
