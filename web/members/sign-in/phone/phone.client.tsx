"use client";
import { PhoneAuthProvider } from "firebase/auth";
import { lazy, Suspense, useState } from "react";
import { withCaptcha, readyAuth } from "../../firebase/ready-auth.client.ts";
import { enterWith } from "../enter.client.ts";
import { CodeForm } from "../code/code-form.client.tsx";
import { leftToRight, useAuthTranslation } from "../form/auth-texts.client.tsx";
import { BackToMethods, StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import type { NumberFormProps } from "./number-form.client.tsx";
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
  const t = useAuthTranslation();
  const { settings, go, finish, handleNextStep } = useSignInFlow();
  const [number, setNumber] = useState(sent?.number ?? "");
  const send = async (to: string) => {
    setNumber(to);
    go({ at: "phone", sent: { number: to, id: await sendSignInCode(settings, to) } });
  };
  return (
    <div className={styles.panel}>
      <StepHeading>{t("form.byPhone")}</StepHeading>
      {sent === undefined ? (
        <NumberForm number={number} send={send} />
      ) : (
        <CodeForm
          intro={t("form.codeSent", { phone: leftToRight(sent.number) })}
          confirm={async (code) => {
            await signInByCode(settings, sent.id, code);
            finish();
          }}
          sendAgain={() => send(sent.number)}
          handleError={handleNextStep}
        >
          <button className={styles.switch} type="button" onClick={() => go({ at: "phone" })}>
            {t("form.otherNumber")}
          </button>
        </CodeForm>
      )}
      {isAlone ? null : <BackToMethods />}
    </div>
  );
}

/** Loaded when it is displayed, because the numbers of all countries are large. */
const LazyNumberForm = lazy(() => import("./number-form.client.tsx"));

/** Asks for a phone number and sends a code to it. */
export const NumberForm = (props: NumberFormProps) => (
  <Suspense fallback={null}>
    <LazyNumberForm {...props} />
  </Suspense>
);

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
