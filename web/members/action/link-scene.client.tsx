"use client";
import { useState } from "react";
import { rememberedLinkEmail, signInByEmailLink } from "../sign-in/email-links.client.tsx";
import { explainError } from "../errors.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { EmailField } from "../sign-in/form/fields.client.tsx";
import type { SignInStep } from "../sign-in/sign-in-flow.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import { stepAfter } from "../sign-in/enter.client.ts";
import { emailOf, useSubmission } from "../sign-in/form/submission.client.tsx";
import type { ActionPlace } from "./action-link.ts";
import { Facts, Problem, Scene, SignInScene } from "./scene.client.tsx";
import { type LinkEnd, linkEndOf } from "./action-code.client.ts";
import { EndedLinkScene } from "./ended-link-scene.client.tsx";
import { forgetActionLink } from "./take-action-link.client.ts";

type Props = { place: ActionPlace; code: string };

/**
 * Signs in by the link in an email. The browser that requested the link has stored the address. In any other browser
 * the visitor must type the address, because a link from an attacker could otherwise sign the visitor in to the
 * attacker's account.
 */
export function LinkScene({ place, code }: Props) {
  const t = useAuthTranslation();
  const [known, setKnown] = useState(rememberedLinkEmail);
  const [isOther, setOther] = useState(false);
  const [ended, setEnded] = useState<LinkEnd | null>(null);
  const [step, setStep] = useState<SignInStep | null>(null);
  const { form, isPending, problemOf, submit, clear } = useSubmission(
    async (data) => {
      setOther(false);
      await signInByEmailLink(place.settings, {
        email: known ?? emailOf(data),
        code,
      });
      forgetActionLink();
      location.assign(place.nextPath);
    },
    (error) => {
      const by = linkEndOf(error);
      const next = stepAfter(error);
      const isForOther = explainError(error).code === "invalid-email";
      // Removes the stored link if its code no longer works. Also removes it if the provider has
      // accepted the code, because the next step does not need the link.
      if (by !== null || next !== null) forgetActionLink();
      setEnded(by);
      setStep(next);
      setOther(isForOther);
      if (isForOther) setKnown(null);
      return by !== null || next !== null || isForOther;
    },
  );
  if (ended !== null) return <EndedLinkScene place={place} mode="signIn" by={ended} />;
  if (step !== null) return <SignInScene place={place} title={t("form.signIn")} first={step} />;
  return (
    <Scene title={t("action.linkTitle")}>
      <p className={styles.note}>
        {t(known === null ? "action.linkElsewhereText" : "action.linkText")}
      </p>
      <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
        {known === null ? (
          <EmailField
            label={t("form.email")}
            error={isOther ? t("action.linkOther") : problemOf("email")}
          />
        ) : (
          <Facts lines={[{ label: t("action.address"), value: known }]} />
        )}
        <Problem>{problemOf(null)}</Problem>
        <button className={styles.primary} type="submit" aria-disabled={isPending}>
          {isPending ? t("form.pending") : t("form.submitSignIn")}
        </button>
        {known === null ? null : (
          <button
            className={styles.switch}
            type="button"
            onClick={() => {
              clear();
              setKnown(null);
            }}
          >
            {t("action.linkNotMine")}
          </button>
        )}
      </form>
    </Scene>
  );
}
