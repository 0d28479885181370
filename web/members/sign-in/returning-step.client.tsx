"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { endRedirect } from "../firebase/calls/federated.client.ts";
import { type Explained, explainError } from "../errors.ts";
import { useSay } from "./form/auth-texts.client.tsx";
import { useSignInFlow } from "./sign-in-flow.client.ts";
import styles from "./form/sign-in.module.css";
import { StepHeading } from "./form/step-heading.client.tsx";

/** Completes a sign-in after the return from a provider's page, or shows why it failed. */
export function ReturningStep() {
  const say = useSay();
  const { settings, go, finish, handleSecondFactor } = useSignInFlow();
  const [problem, setProblem] = useState<Explained | null>(null);
  const startAgain = () => go({ at: "methods", mode: "signIn" });
  const end = useEffectEvent(() => {
    endRedirect(settings).then(
      (isIn) => (isIn ? finish() : startAgain()),
      (error: unknown) => {
        if (!handleSecondFactor(error)) setProblem(explainError(error));
      },
    );
  });
  useEffect(() => end(), []);
  return (
    <div className={styles.panel}>
      <StepHeading>{say("form.signIn")}</StepHeading>
      {problem === null ? (
        <output className={styles.note}>{say("form.returning")}</output>
      ) : (
        <>
          <p className={styles.problem} role="alert">
            {say(problem.key, { code: problem.code })}
          </p>
          <button className={styles.primary} type="button" onClick={startAgain}>
            {say("form.startAgain")}
          </button>
        </>
      )}
    </div>
  );
}
