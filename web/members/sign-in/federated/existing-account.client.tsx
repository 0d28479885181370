"use client";
import type { AuthCredential, AuthError, MultiFactorResolver } from "firebase/auth";
import { useState } from "react";
import { enterByProvider } from "./provider-calls.client.ts";
import { identityProviders, providerName } from "../sign-in-methods.ts";
import { SecondFactorForm } from "../code/second-factor.client.tsx";
import { leftToRight, useAuthTranslation } from "../form/auth-texts.client.tsx";
import { PasswordField } from "../form/fields.client.tsx";
import { textOf, useSubmission } from "../form/submission.client.tsx";
import { signInByPassword } from "../password/password.client.tsx";
import { BackToMethods, StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import { addHeld, enterKnown, heldCredential, stepAfter } from "../enter.client.ts";
import { ProviderButtons } from "./federated.client.tsx";
import styles from "../form/sign-in.module.css";

/**
 * Shown when the email address of a provider's account already belongs to an account with another
 * sign-in method. A sign-in with that method adds the provider to the account. Does not reveal
 * which method the account has.
 */
export function LinkAccountStep({ error }: { error: AuthError }) {
  const t = useAuthTranslation();
  const { settings, go, finish } = useSignInFlow();
  // This step itself asks for the second factor, because only this step knows the credential to add.
  const [resolver, setResolver] = useState<MultiFactorResolver | null>(null);
  const credential = heldCredential(error);
  const email = error.customData.email ?? "";
  const addedId = credential?.providerId ?? "";
  const provider = providerName(addedId, settings);

  const add = async () => {
    if (credential) await addHeld(settings, credential);
    finish();
  };
  const handleSecondFactor = (thrown: unknown) => {
    const next = stepAfter(thrown);
    if (next?.at !== "secondFactor") return false;
    setResolver(next.resolver);
    return true;
  };
  const { form, isPending, problemOf, report, clear, submit } = useSubmission(async (data) => {
    await signInByPassword(settings, { email, password: textOf(data, "password") });
    await add();
  }, handleSecondFactor);
  const startAgain = () => go({ at: "methods", mode: "signIn" });

  return (
    <div className={styles.panel}>
      <StepHeading>{t(resolver ? "form.secondFactor" : "form.linkAccount")}</StepHeading>
      {resolver ? (
        <SecondFactorForm
          resolver={resolver}
          onDone={() => void add().catch(finish)}
          onStartAgain={startAgain}
        />
      ) : (
        <>
          <p className={styles.note} role="alert">
            {t("form.linkIntro", { email: leftToRight(email), provider })}
          </p>
          <form
            ref={form}
            className={styles.panel}
            noValidate
            aria-busy={isPending}
            onSubmit={submit}
          >
            {settings.emailPassword ? (
              <>
                {/* Password managers need the username that the password belongs to. */}
                <input
                  type="email"
                  name="email"
                  autoComplete="username"
                  value={email}
                  readOnly
                  hidden
                />
                <PasswordField isNew={false} error={problemOf("password")} />
              </>
            ) : null}
            <p className={styles.problem} role="alert">
              {problemOf(null)}
            </p>
            {settings.emailPassword ? (
              <button className={styles.primary} type="submit" aria-disabled={isPending}>
                {isPending ? t("form.pending") : t("form.linkSubmit", { provider })}
              </button>
            ) : null}
          </form>
          <ProviderButtons
            providers={identityProviders(settings).filter(({ id }) => id !== addedId)}
            choose={({ id }) => enterByProvider(settings, id, "never").then(add)}
            report={report}
            clear={clear}
          />
          <button className={styles.switch} type="button" onClick={startAgain}>
            {t("form.back")}
          </button>
        </>
      )}
    </div>
  );
}

/**
 * Shown when a guest has signed up with a credential of an existing account. Asks for confirmation before signing in to
 * that account.
 */
export function KnownAccountStep({ credential }: { credential: AuthCredential }) {
  const t = useAuthTranslation();
  const { settings, finish, handleNextStep } = useSignInFlow();
  const { form, isPending, problemOf, submit } = useSubmission(async () => {
    await enterKnown(settings, credential);
    finish();
  }, handleNextStep);
  return (
    <form ref={form} className={styles.panel} aria-busy={isPending} onSubmit={submit}>
      <StepHeading>{t("form.knownAccount")}</StepHeading>
      <p className={styles.note} role="alert">
        {t("form.knownIntro")}
      </p>
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("form.knownSubmit")}
      </button>
      <BackToMethods mode="signUp" />
    </form>
  );
}
