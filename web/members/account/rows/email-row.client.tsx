"use client";
import { useState } from "react";
import { changeEmail } from "../../firebase/calls/account.client.ts";
import { sendVerification } from "../../firebase/calls/verification.client.ts";
import { leftToRight, useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { EmailField } from "../../sign-in/form/fields.client.tsx";
import { textOf, useSubmission } from "../../sign-in/form/submission.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { Row, useCloseRow } from "../row.client.tsx";
import { EditForm } from "./edit-form.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import styles from "../account.module.css";

/** The member's address, its verification, and the form that changes it. [AUTH-5] */
export function EmailRow() {
  const say = useSay();
  const { account } = useAccountPage();
  return (
    <Row
      label={say("account.email")}
      actions={[
        {
          name: "change",
          label: say(account.email === null ? "account.add" : "account.change"),
          form: <EmailForm />,
        },
      ]}
    >
      {account.email === null ? (
        say("account.none")
      ) : (
        <>
          <bdi dir="ltr">{account.email}</bdi>
          <p className={styles.state} data-lit={account.emailVerified}>
            {say(account.emailVerified ? "account.verified" : "account.unverified")}
          </p>
          {account.emailVerified ? null : <VerifyOffer />}
        </>
      )}
    </Row>
  );
}

/** The address changes only when the link in the message is followed, so that a typo can't lose the account. */
function EmailForm() {
  const say = useSay();
  const { confirmed } = useAccountPage();
  const close = useCloseRow();
  return (
    <EditForm
      submit={say("account.emailSubmit")}
      work={async (data) => {
        const email = textOf(data, "email").trim();
        await confirmed(() => changeEmail(email));
        close(say("account.emailSent", { email: leftToRight(email) }));
      }}
      notice={null}
    >
      {(problemOf) => (
        <>
          <p>{say("account.emailIntro")}</p>
          <EmailField label={say("account.emailNew")} error={problemOf("email")} />
        </>
      )}
    </EditForm>
  );
}

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
      <output className={styles.notice}>
        {isSent ? say("account.verifySent", { email: leftToRight(account.email ?? "") }) : null}
      </output>
    </form>
  );
}

/** Includes the query, which names the page that the member was sent from. */
const pathHere = () => `${location.pathname}${location.search}`;
