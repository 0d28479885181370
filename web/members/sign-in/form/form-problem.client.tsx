"use client";
import type { NextStep } from "../../errors.ts";
import { useSay } from "./auth-texts.client.tsx";
import styles from "./sign-in.module.css";
import type { Submission } from "./use-submission.client.ts";

const labels = {
  resetPassword: "form.toReset",
  signIn: "form.signIn",
  otherWay: "form.otherWay",
} as const satisfies Record<NextStep, string>;

type Props = {
  submission: Pick<Submission, "problem" | "problemOf">;
  /** The next steps that this form can offer. */
  ways?: { [Way in NextStep]?: () => void };
};

/** The error of a form as a whole, and a button with the next step after an error of the form or of a field. */
export function FormProblem({ submission: { problem, problemOf }, ways = {} }: Props) {
  const say = useSay();
  const next = problem?.next ?? null;
  const take = next === null ? undefined : ways[next];
  return (
    <>
      {/* Always in the document, so that screen readers announce a change of its text. */}
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      {next !== null && take ? (
        <button className={styles.switch} type="button" onClick={take}>
          {say(labels[next])}
        </button>
      ) : null}
    </>
  );
}
