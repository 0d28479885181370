"use client";
import type { MultiFactorResolver } from "firebase/auth";
import { useId } from "react";
import { codedError } from "../../errors.ts";
import { RECOVER_PATH } from "../../session/session-cookie.ts";
import { withTimeLimit } from "../../../runtime/time-limit.ts";
import { useAuthTranslation } from "../form/auth-texts.client.tsx";
import { proofIn } from "../internals/pending-sign-in.ts";
import { textOf, useFocusOn, useSubmission } from "../form/submission.client.tsx";
import { asciiDigits } from "../phone/phone-number.ts";
import { type PendingAccount, StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import styles from "../form/sign-in.module.css";
import codeStyles from "./code.module.css";

type Props = {
  resolver: MultiFactorResolver;
  account: PendingAccount;
  onBack: () => void;
  onStartAgain: () => void;
};

/** Asks a member who has lost the second factor for a recovery code. [AUTH-12] */
export function RecoveryForm({ resolver, account, onBack, onStartAgain }: Props) {
  const t = useAuthTranslation();
  const id = useId();
  const { go } = useSignInFlow();
  const { form, isPending, problemOf, submit } = useSubmission(async (data) => {
    const code = asciiDigits(textOf(data, "recoveryCode")).trim();
    if (code === "") throw codedError("missing-recovery-code");
    await recover(resolver, account.uid, code);
    go({ at: "recovered", email: account.email });
  });
  useFocusOn(form, "recoveryCode");
  const problem = problemOf("recoveryCode");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{t("form.recoveryIntro")}</p>
      <div className={`${styles.field} ${codeStyles.recovery}`}>
        <label htmlFor={id}>{t("form.recoveryCode")}</label>
        <input
          id={id}
          name="recoveryCode"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          dir="ltr"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("form.recoverySubmit")}
      </button>
      <button className={styles.switch} type="button" onClick={onBack}>
        {t("form.back")}
      </button>
      <button className={styles.switch} type="button" onClick={onStartAgain}>
        {t("form.startAgain")}
      </button>
    </form>
  );
}

/** Says that the second step is off, and leads to a sign-in with the first factor alone. */
export function RecoveredStep({ email }: { email: string }) {
  const t = useAuthTranslation();
  const { go } = useSignInFlow();
  return (
    <div className={styles.panel}>
      <StepHeading>{t("form.recovered")}</StepHeading>
      <output className={styles.note}>{t("form.recoveredIntro")}</output>
      <button
        // The form that had the focus is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={styles.primary}
        type="button"
        onClick={() => go({ at: "methods", mode: "signIn", email })}
      >
        {t("form.submitSignIn")}
      </button>
    </div>
  );
}

/** Codes of `errors.ts` for the endpoint's codes. */
const codes: Readonly<Record<string, string>> = {
  wrongCode: "wrong-recovery-code",
  unproven: "recovery-unproven",
  tooMany: "too-many-requests",
  off: "recovery-off",
};

/** Lets the site remove the account's second factors. Rejects with an error that `explainError` can read. */
async function recover(resolver: MultiFactorResolver, uid: string, code: string): Promise<void> {
  const response = await withTimeLimit(
    fetch(RECOVER_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ uid, code, pendingCredential: proofIn(resolver) }),
    }).catch(() => null),
  );
  if (response?.ok) return;
  const { code: reason } = Object(await response?.json().catch(() => null));
  throw codedError(codes[String(reason)] ?? "recovery-unavailable");
}
