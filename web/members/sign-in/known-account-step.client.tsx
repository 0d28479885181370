"use client";
import type { AuthCredential } from "firebase/auth";
import { enterKnown } from "../firebase/calls/held-credential.client.ts";
import { useSay } from "./form/auth-texts.client.tsx";
import { useSignInFlow } from "./sign-in-flow.client.ts";
import styles from "./form/sign-in.module.css";
import { StepHeading } from "./form/step-heading.client.tsx";
import { useSubmission } from "./form/use-submission.client.ts";

/** Asks a guest who signed up with a credential of an existing account before signing in to that account. */
export function KnownAccountStep({ credential }: { credential: AuthCredential }) {
  const say = useSay();
  const { settings, go, finish, handleSecondFactor } = useSignInFlow();
  const { form, isPending, problemOf, submit } = useSubmission(async () => {
    await enterKnown(settings, credential);
    finish();
  }, handleSecondFactor);
  return (
    <form ref={form} className={styles.panel} aria-busy={isPending} onSubmit={submit}>
      <StepHeading>{say("form.knownAccount")}</StepHeading>
      <p className={styles.note} role="alert">
        {say("form.knownIntro")}
      </p>
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? say("form.pending") : say("form.knownSubmit")}
      </button>
      <button
        className={styles.switch}
        type="button"
        onClick={() => go({ at: "methods", mode: "signUp" })}
      >
        {say("form.back")}
      </button>
    </form>
  );
}
