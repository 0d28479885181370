"use client";
import { useState } from "react";
import { changeEmail, removeMethod, sendPhoneCode, setPhone } from "./account-calls.client.ts";
import { sendVerification } from "../firebase/ready-auth.client.ts";
import { leftToRight, useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { EmailField } from "../sign-in/form/fields.client.tsx";
import { emailOf, useSubmission } from "../sign-in/form/submission.client.tsx";
import { Row, type RowAction, useAccountPage, useCloseRow } from "./account-page.client.tsx";
import { EditForm, useRemoveAction } from "./edit-form.client.tsx";
import { CodeForm } from "../sign-in/code/code-form.client.tsx";
import { NumberForm } from "../sign-in/phone/phone.client.tsx";
import { methodsOf } from "./account.ts";
import signIn from "../sign-in/form/sign-in.module.css";
import styles from "./account.module.css";

/** The member's address, its verification, and the form that changes it. [AUTH-5] */
export function EmailRow() {
  const t = useAuthTranslation();
  const { account } = useAccountPage();
  return (
    <Row
      label={t("account.email")}
      actions={[
        {
          name: "change",
          label: t(account.email === null ? "account.add" : "account.change"),
          form: <EmailForm />,
        },
      ]}
    >
      {account.email === null ? (
        t("account.none")
      ) : (
        <>
          <bdi dir="ltr">{account.email}</bdi>
          <p className={styles.state} data-active={account.emailVerified}>
            {t(account.emailVerified ? "account.verified" : "account.unverified")}
          </p>
          {account.emailVerified ? null : <VerifyOffer />}
        </>
      )}
    </Row>
  );
}

/**
 * The form that changes the email address. The address changes only when the member follows the
 * link in the message, so that a mistyped address can't lock the member out.
 */
function EmailForm() {
  const t = useAuthTranslation();
  const { confirmed } = useAccountPage();
  const close = useCloseRow();
  return (
    <EditForm
      submit={t("account.emailSubmit")}
      work={async (data) => {
        const email = emailOf(data);
        await confirmed(() => changeEmail(email));
        close(t("account.emailSent", { email: leftToRight(email) }));
      }}
      notice={null}
    >
      {(problemOf) => (
        <>
          <p>{t("account.emailIntro")}</p>
          <EmailField label={t("account.emailNew")} error={problemOf("email")} />
        </>
      )}
    </EditForm>
  );
}

/** Sends the message that verifies the member's address. */
export function VerifyOffer() {
  const t = useAuthTranslation();
  const { account, form: screen } = useAccountPage();
  const [isSent, setSent] = useState(false);
  const { form, isPending, problemOf, submit } = useSubmission(async () => {
    setSent(false);
    setSent(await sendVerification(screen.settings, pathHere()));
  });
  return (
    <form ref={form} aria-busy={isPending} onSubmit={submit}>
      <button className={styles.action} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("account.verifySend")}
      </button>
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <output className={styles.notice}>
        {isSent ? t("account.verifySent", { email: leftToRight(account.email ?? "") }) : null}
      </output>
    </form>
  );
}

/** Returns the current path with its query, because the query names the page that sent the member here. */
const pathHere = () => `${location.pathname}${location.search}`;

/** The member's phone number, which is a sign-in method as well. */
export function PhoneRow() {
  const t = useAuthTranslation();
  const { account, form, change, confirmed } = useAccountPage();
  const method = methodsOf(form.settings, account.methods).find(({ id }) => id === "phone");
  const edit: RowAction = {
    name: "change",
    label: t(account.phone === null ? "account.add" : "account.change"),
    form: (
      <PhoneExchange
        send={(number) => confirmed(() => sendPhoneCode(number))}
        confirm={(sentId, code) => change(() => setPhone(sentId, code))}
        notice={t("account.saved")}
      />
    ),
  };
  const remove = useRemoveAction(t("account.phoneRemove"), () =>
    change(() => removeMethod("phone")),
  );
  const actions = [
    ...(method?.isOn ? [edit] : []),
    ...(method?.linked && method.mayRemove ? [remove] : []),
  ];
  return (
    <Row label={t("account.phone")} actions={actions}>
      {account.phone === null ? t("account.none") : <bdi dir="ltr">{account.phone}</bdi>}
    </Row>
  );
}

type PhoneExchangeProps = {
  /** Sends a code to a number (E.164). Returns the provider's id of the code, which `confirm` requires. */
  send: (number: string) => Promise<string>;
  confirm: (sentId: string, code: string) => Promise<void>;
  /** Text that the row announces on success. */
  notice: string;
};

type Sent = { number: string; id: string };

/**
 * Asks for a phone number, and then for the code that was sent to it. The code proves that the
 * phone is the member's.
 */
export function PhoneExchange({ send, confirm, notice }: PhoneExchangeProps) {
  const t = useAuthTranslation();
  const close = useCloseRow();
  const [sent, setSent] = useState<Sent | null>(null);
  const sendTo = async (number: string) => setSent({ number, id: await send(number) });
  const back = (
    <button className={signIn.switch} type="button" onClick={() => close()}>
      {t("account.keep")}
    </button>
  );
  if (sent === null) {
    return (
      <NumberForm number="" send={sendTo}>
        {back}
      </NumberForm>
    );
  }
  return (
    <CodeForm
      intro={t("form.codeSent", { phone: leftToRight(sent.number) })}
      confirm={(code) => confirm(sent.id, code).then(() => close(notice))}
      sendAgain={() => sendTo(sent.number)}
    >
      {back}
    </CodeForm>
  );
}
