"use client";
import type { MultiFactorResolver } from "firebase/auth";
import { useSay } from "../auth-texts.client.tsx";
import { SecondFactorForm } from "../second-factor-form.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "../sign-in.module.css";

/** The account asks for a second factor. */
export function SecondFactorStep({ resolver }: { resolver: MultiFactorResolver }) {
  const say = useSay();
  const { place, go, finish } = useSignInFlow();
  const Heading = place === "page" ? "h2" : "h3";
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>{say("form.secondFactor")}</Heading>
      <SecondFactorForm
        resolver={resolver}
        onDone={finish}
        onStartAgain={() => go({ at: "methods", mode: "signIn" })}
      />
    </div>
  );
}
