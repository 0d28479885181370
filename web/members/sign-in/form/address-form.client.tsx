"use client";
import { useSay } from "./auth-texts.client.tsx";
import { EmailField } from "./fields.client.tsx";
import { FormProblem } from "./form-problem.client.tsx";
import styles from "./sign-in.module.css";
import { textOf } from "./text-of.ts";
import { useFocusOn } from "./use-focus-on.client.ts";
import { useSubmission } from "./use-submission.client.ts";

type Props = {
  /** Explains what the address is for. */
  intro: string;
  /** The initial address; empty: none. */
  email: string;
  send: (email: string) => Promise<void>;
  /** Shows the other sign-in methods; omitted if there are none. */
  otherWay?: () => void;
};

/** Asks for the address that a link is sent to. */
export function AddressForm({ intro, email, send, otherWay }: Props) {
  const say = useSay();
  const submission = useSubmission((data) => send(textOf(data, "email").trim()));
  const { form, isPending, problemOf, submit } = submission;
  useFocusOn(form, "email");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{intro}</p>
      <EmailField label={say("form.email")} error={problemOf("email")} email={email} />
      <FormProblem submission={submission} ways={otherWay ? { otherWay } : {}} />
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? say("form.pending") : say("form.sendLink")}
      </button>
    </form>
  );
}
