"use client";
import { EmailAuthProvider, PhoneAuthProvider, reauthenticateWithCredential } from "firebase/auth";
import { useState } from "react";
import { sendPhoneCode } from "../account-calls.client.ts";
import { codedError } from "../../errors.ts";
import { confirmByProvider } from "../../sign-in/federated/provider-calls.client.ts";
import { memberNow } from "../../firebase/ready-auth.client.ts";
import { CodeForm } from "../../sign-in/code/code-form.client.tsx";
import { ProviderButtons } from "../../sign-in/federated/federated.client.tsx";
import { leftToRight, useAuthTranslation } from "../../sign-in/form/auth-texts.client.tsx";
import { PasswordField } from "../../sign-in/form/fields.client.tsx";
import { textOf, useFocusOn, useSubmission } from "../../sign-in/form/submission.client.tsx";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../../runtime/time-limit.ts";
import { type Account, methodsOf } from "../account.ts";
import signIn from "../../sign-in/form/sign-in.module.css";

type Props = {
  account: Account;
  settings: ClientAuthSettings;
  /**
   * If the error asks for a second factor, opens the form for it and returns true. Returns false
   * for any other error.
   */
  handleSecondFactor: (error: unknown) => boolean;
  onDone: () => void;
};

/**
 * Displays the methods that can confirm a member's identity. Includes only methods that the account
 * has and that the site still allows.
 */
export function ConfirmMethods({ account, settings, handleSecondFactor, onDone }: Props) {
  const t = useAuthTranslation();
  const { problemOf, report, clear } = useSubmission(async () => {}, handleSecondFactor);
  const methods = methodsOf(settings, account.methods).filter(
    ({ isOn, linked }) => isOn && linked !== null,
  );
  const has = (id: string) => methods.some((method) => method.id === id);
  const hasPassword = has("password") && settings.emailPassword && account.email !== null;
  const providers = methods.flatMap(({ id, brand }) =>
    brand === null ? [] : [{ id, name: brand }],
  );
  const hasPhone = has("phone") && account.phone !== null;
  const rest = { handleSecondFactor, onDone };
  if (!hasPassword && !hasPhone && providers.length === 0) {
    return <p className={signIn.note}>{t("account.confirmNone")}</p>;
  }
  return (
    <>
      {hasPassword && account.email !== null ? (
        <ConfirmByPassword email={account.email} {...rest} />
      ) : null}
      <ProviderButtons
        providers={providers}
        choose={({ id }) => confirmByProvider(id).then(onDone)}
        report={report}
        clear={clear}
      />
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      {hasPhone && account.phone !== null ? (
        <ConfirmByPhone phone={account.phone} {...rest} />
      ) : null}
    </>
  );
}

type ConfirmByPasswordProps = {
  email: string;
  handleSecondFactor: (error: unknown) => boolean;
  onDone: () => void;
};

function ConfirmByPassword({ email, handleSecondFactor, onDone }: ConfirmByPasswordProps) {
  const t = useAuthTranslation();
  const { form, isPending, problemOf, submit } = useSubmission(async (data) => {
    await confirmByPassword(textOf(data, "password"));
    onDone();
  }, handleSecondFactor);
  useFocusOn(form, "password");
  return (
    <form ref={form} className={signIn.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      {/* Password managers need the username that the password belongs to. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField isNew={false} error={problemOf("password")} />
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={signIn.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("account.confirmSubmit")}
      </button>
    </form>
  );
}

type ConfirmByPhoneProps = {
  phone: string;
  handleSecondFactor: (error: unknown) => boolean;
  onDone: () => void;
};

/**
 * Confirms the member's identity with a code sent to the account's number. Sends the code only on request, because each
 * message costs money.
 */
function ConfirmByPhone({ phone, handleSecondFactor, onDone }: ConfirmByPhoneProps) {
  const t = useAuthTranslation();
  const [sentId, setSentId] = useState<string | null>(null);
  const send = async () => setSentId(await sendPhoneCode(phone));
  const { form, isPending, problemOf, submit } = useSubmission(send);
  if (sentId !== null) {
    return (
      <CodeForm
        intro={t("form.codeSent", { phone: leftToRight(phone) })}
        confirm={(code) => confirmByCode(sentId, code).then(onDone)}
        sendAgain={send}
        handleError={handleSecondFactor}
      />
    );
  }
  return (
    <form ref={form} className={signIn.panel} aria-busy={isPending} onSubmit={submit}>
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={signIn.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("account.confirmByPhone", { phone: leftToRight(phone) })}
      </button>
    </form>
  );
}

/** Confirms the member's identity by password; rejects with an error that `explainError` can read. */
async function confirmByPassword(password: string): Promise<void> {
  if (password === "") throw codedError("missing-password");
  const user = memberNow();
  const credential = EmailAuthProvider.credential(user.email ?? "", password);
  await withTimeLimit(reauthenticateWithCredential(user, credential));
}

/** Confirms the member's identity by a code that was sent to the account's own number. */
async function confirmByCode(sentId: string, code: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await withTimeLimit(reauthenticateWithCredential(memberNow(), credential));
}
