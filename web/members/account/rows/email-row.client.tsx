"use client";
import { changeEmail } from "../../firebase/calls/account.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { EmailField } from "../../sign-in/form/fields.client.tsx";
import { leftToRight } from "../../sign-in/form/left-to-right.ts";
import { textOf } from "../../sign-in/form/text-of.ts";
import styles from "../account.module.css";
import { useCloseRow } from "./close-row.client.ts";
import { useAccountPage } from "../account-page.client.ts";
import { EditForm } from "./edit-form.client.tsx";
import { Row } from "../row.client.tsx";
import { VerifyOffer } from "./verify-offer.client.tsx";

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
      said={null}
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
