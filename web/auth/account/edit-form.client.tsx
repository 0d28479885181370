"use client";
import { type ReactNode, useEffect } from "react";
import { useSay } from "../forms/auth-texts.client.tsx";
import signIn from "../forms/sign-in.module.css";
import { type Submission, useSubmission } from "../forms/use-submission.client.ts";
import styles from "./account.module.css";
import { useCloseRow } from "./close-row.client.ts";

type Props = {
  /** Says what is done. */
  submit: string;
  work: (data: FormData) => Promise<void>;
  /** Said when it is done, in the row that then closes; null: the row stays open. */
  said: string | null;
  /** Fields, each with the problem that belongs to it. */
  children: (problemOf: Submission["problemOf"]) => ReactNode;
};

/** A form in a row of the account page: saves by itself, says what is wrong where it is wrong. */
export function EditForm({ submit, work, said, children }: Props) {
  const say = useSay();
  const close = useCloseRow();
  const submission = useSubmission(async (data) => {
    await work(data);
    if (said !== null) close(said);
  });
  const { form, isPending, problemOf } = submission;
  // The button that opened it has given way to it.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>("input:not([type=hidden])");
    (field ?? form.current?.querySelector("button"))?.focus();
  }, [form]);
  return (
    <form
      ref={form}
      className={signIn.panel}
      noValidate
      aria-busy={isPending}
      onSubmit={submission.submit}
    >
      {children(problemOf)}
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <div className={styles.choices}>
        <button className={signIn.primary} type="submit" aria-disabled={isPending}>
          {isPending ? say("form.pending") : submit}
        </button>
        <button className={signIn.switch} type="button" onClick={() => close()}>
          {say("account.keep")}
        </button>
      </div>
    </form>
  );
}
