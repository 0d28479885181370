"use client";
import type { ReactNode } from "react";
import { codedError } from "../../firebase/calls/coded-error.ts";
import { internationalNumber } from "./phone-number.ts";
import { useSay } from "../form/auth-texts.client.tsx";
import { PhoneField } from "./phone-field.client.tsx";
import styles from "../form/sign-in.module.css";
import { textOf } from "../form/text-of.ts";
import { useFocusOn } from "../form/use-focus-on.client.ts";
import { useSubmission } from "../form/use-submission.client.ts";

type Props = {
  /** The initial number; empty: none. */
  number: string;
  /** Sends a code to a number (E.164). */
  send: (to: string) => Promise<void>;
  /** Links that lead back. */
  children?: ReactNode;
};

/** Asks for a phone number and sends a code to it. */
export function NumberForm({ number, send, children }: Props) {
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
