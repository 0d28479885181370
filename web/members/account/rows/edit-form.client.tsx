"use client";
import { type ReactNode, useEffect } from "react";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import { type Submission, useSubmission } from "../../sign-in/form/use-submission.client.ts";
import styles from "../account.module.css";
import { useCloseRow } from "./close-row.client.ts";

type Props = {
  /** Text of the submit button. */
  submit: string;
  work: (data: FormData) => Promise<void>;
  /** Announced on success in the row, which then closes; null: the row stays open. */
  said: string | null;
  /** The fields; `problemOf` returns the error of a field. */
  children: (problemOf: Submission["problemOf"]) => ReactNode;
};

/** A form in a row of the account page. It saves independently, and shows an error at the field concerned. */
export function EditForm({ submit, work, said, children }: Props) {
  const say = useSay();
  const close = useCloseRow();
  const submission = useSubmission(async (data) => {
    await work(data);
    if (said !== null) close(said);
  });
  const { form, isPending, problemOf } = submission;
  // The form has replaced the button that had the focus.
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
