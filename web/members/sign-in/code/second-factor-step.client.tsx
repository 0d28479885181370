"use client";
import type { MultiFactorResolver } from "firebase/auth";
import { useSay } from "../form/auth-texts.client.tsx";
import { SecondFactorForm } from "./second-factor-form.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../form/sign-in.module.css";
import { StepHeading } from "../form/step-heading.client.tsx";

/** Asks for the account's second factor. */
export function SecondFactorStep({ resolver }: { resolver: MultiFactorResolver }) {
  const say = useSay();
  const { go, finish } = useSignInFlow();
  return (
    <div className={styles.panel}>
      <StepHeading>{say("form.secondFactor")}</StepHeading>
      <SecondFactorForm
        resolver={resolver}
        onDone={finish}
        onStartAgain={() => go({ at: "methods", mode: "signIn" })}
      />
    </div>
  );
}
