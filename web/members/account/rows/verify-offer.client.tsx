"use client";
import { useState } from "react";
import { sendVerification } from "../../firebase/calls/verification.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { leftToRight } from "../../sign-in/form/left-to-right.ts";
import signIn from "../../sign-in/form/sign-in.module.css";
import { useSubmission } from "../../sign-in/form/use-submission.client.ts";
import styles from "../account.module.css";
import { useAccountPage } from "../account-page.client.ts";

/** Sends the message that verifies the member's address. */
export function VerifyOffer() {
  const say = useSay();
  const { account, form: screen } = useAccountPage();
  const [isSent, setSent] = useState(false);
  const { form, isPending, problemOf, submit } = useSubmission(async () => {
    setSent(false);
    setSent(await sendVerification(screen.settings, pathHere()));
  });
  return (
    <form ref={form} aria-busy={isPending} onSubmit={submit}>
      <button className={styles.action} type="submit" aria-disabled={isPending}>
        {isPending ? say("form.pending") : say("account.verifySend")}
      </button>
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <output className={styles.said}>
        {isSent ? say("account.verifySent", { email: leftToRight(account.email ?? "") }) : null}
      </output>
    </form>
  );
}

/** Includes the query, which names the page that the member was sent from. */
const pathHere = () => `${location.pathname}${location.search}`;
