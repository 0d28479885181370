"use client";
import { useState } from "react";
import {
  applyCode,
  type CheckedMode,
  type CodeFacts,
  type LinkEnd,
  linkEndOf,
  setPassword,
} from "./action-code.client.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { textOf, useSubmission } from "../sign-in/form/submission.client.tsx";
import type { ActionPlace } from "./action-link.ts";
import { Facts, NextStep, Problem, Scene, SignInScene } from "./scene.client.tsx";
import { forgetActionLink } from "./take-action-link.client.ts";
import { NewPasswordField, signInByPassword } from "../sign-in/password/password.client.tsx";
import type { SignInStep } from "../sign-in/sign-in-flow.client.tsx";
import { stepAfter } from "../sign-in/enter.client.ts";
import styles from "../sign-in/form/sign-in.module.css";

type ConfirmedMode = Exclude<CheckedMode, "resetPassword">;

type ConfirmSceneProps = {
  place: ActionPlace;
  code: string;
  mode: ConfirmedMode;
  facts: CodeFacts;
  onEnded: (by: LinkEnd) => void;
};

/**
 * Text keys for each action: title, text and button of the question, and the title after success.
 */
const textKeys = {
  verifyEmail: ["verifyTitle", "verifyText", "verifySubmit", "verifyDoneTitle"],
  verifyAndChangeEmail: ["changeTitle", "changeText", "changeSubmit", "changeDoneTitle"],
  recoverEmail: ["recoverTitle", "recoverText", "recoverSubmit", "recoverDoneTitle"],
  revertSecondFactorAddition: ["factorTitle", "factorText", "factorSubmit", "factorDoneTitle"],
} as const satisfies Record<ConfirmedMode, unknown>;

/**
 * Asks the member to confirm the change that an email's link makes. A button press applies it,
 * because programs that scan emails open links but press no buttons. [AUTH-5]
 */
export function ConfirmScene({ place, code, mode, facts, onEnded }: ConfirmSceneProps) {
  const t = useAuthTranslation();
  const [done, setDone] = useState<{ isMember: boolean } | null>(null);
  const { isPending, problemOf, submit } = useSubmission(
    async () => {
      const isMember = await applyCode(place.settings, code);
      forgetActionLink();
      setDone({ isMember });
    },
    (error) => {
      const by = linkEndOf(error);
      if (by !== null) onEnded(by);
      return by !== null;
    },
  );
  const [title, text, action, doneTitle] = textKeys[mode];
  if (done !== null) {
    const heading = t(`action.${doneTitle}`);
    if (mode === "recoverEmail" || mode === "revertSecondFactorAddition") {
      return <ProtectScene place={place} title={heading} email={facts.email} />;
    }
    return (
      <Scene title={heading}>
        <p className={styles.note}>
          {t(mode === "verifyEmail" ? "action.verifyDoneText" : "action.changeDoneText")}
        </p>
        <NextStep place={place} isMember={done.isMember} />
      </Scene>
    );
  }
  return (
    <Scene title={t(`action.${title}`)}>
      <p className={styles.note}>{t(`action.${text}`)}</p>
      <Facts lines={linesOf(mode, facts, t)} />
      <form className={styles.panel} aria-busy={isPending} onSubmit={submit}>
        <Problem>{problemOf(null) ?? problemOf("email")}</Problem>
        <button className={styles.primary} type="submit" aria-disabled={isPending}>
          {isPending ? t("form.pending") : t(`action.${action}`)}
        </button>
      </form>
    </Scene>
  );
}

function linesOf(mode: ConfirmedMode, facts: CodeFacts, t: ReturnType<typeof useAuthTranslation>) {
  const { email, previousEmail, factor } = facts;
  switch (mode) {
    case "verifyEmail":
      return [{ label: t("action.address"), value: email }];
    case "verifyAndChangeEmail":
      return [
        { label: t("action.oldAddress"), value: previousEmail },
        { label: t("action.newAddress"), value: email },
      ];
    case "recoverEmail":
      return [
        { label: t("action.restoredAddress"), value: email },
        { label: t("action.removedAddress"), value: previousEmail },
      ];
    case "revertSecondFactorAddition":
      return [
        { label: t("action.account"), value: email },
        { label: t("action.factor"), value: factor ?? t("action.factorApp") },
      ];
  }
}

type ProtectSceneProps = { place: ActionPlace; title: string; email: string | null };

/**
 * Shown after a change was undone. The person who made the change may know the password, so the
 * screen offers to set a new one.
 */
function ProtectScene({ place, title, email }: ProtectSceneProps) {
  const t = useAuthTranslation();
  const [isResetting, setIsResetting] = useState(false);
  if (isResetting) {
    const first = { at: "reset", email: email ?? "" } as const;
    return <SignInScene place={place} title={t("action.resetTitle")} first={first} />;
  }
  return (
    <Scene title={title}>
      <p className={styles.note}>{t("action.protectText")}</p>
      <button className={styles.primary} type="button" onClick={() => setIsResetting(true)}>
        {t("action.newPassword")}
      </button>
      <a className={styles.switch} href={place.signInHref}>
        {t("form.signIn")}
      </a>
    </Scene>
  );
}

type ResetSceneProps = {
  place: ActionPlace;
  code: string;
  facts: CodeFacts;
  onEnded: (by: LinkEnd) => void;
};

/**
 * The result of signing in with the new password. `isMember` is false if the sign-in failed: the
 * visitor then continues on the sign-in page. `step` is set if another sign-in step is required.
 */
type Done = { isMember: boolean } | { step: SignInStep };

/** Sets a new password and signs in with it, including the second factor if the account has one. */
export function ResetScene({ place, code, facts: { email }, onEnded }: ResetSceneProps) {
  const t = useAuthTranslation();
  const [done, setDone] = useState<Done | null>(null);
  const { form, isPending, problemOf, submit } = useSubmission(
    async (data) => {
      const password = textOf(data, "password");
      await setPassword(place.settings, code, password);
      forgetActionLink();
      setDone(await enter(place, { email: email ?? "", password }));
    },
    (error) => {
      const by = linkEndOf(error);
      if (by !== null) onEnded(by);
      return by !== null;
    },
  );
  if (done !== null && "step" in done) {
    return <SignInScene place={place} title={t("action.resetDoneTitle")} first={done.step} />;
  }
  if (done !== null) {
    return (
      <Scene title={t("action.resetDoneTitle")}>
        <p className={styles.note}>{t("action.resetDoneText")}</p>
        <NextStep place={place} isMember={done.isMember} />
      </Scene>
    );
  }
  return (
    <Scene title={t("action.resetTitle")}>
      <Facts lines={[{ label: t("action.account"), value: email }]} />
      <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
        {/* Password managers need the username that the password belongs to. */}
        <input
          hidden
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email ?? ""}
        />
        <NewPasswordField settings={place.settings} error={problemOf("password")} />
        <Problem>{problemOf(null)}</Problem>
        <button className={styles.primary} type="submit" aria-disabled={isPending}>
          {isPending ? t("form.pending") : t("action.resetSubmit")}
        </button>
      </form>
    </Scene>
  );
}

/** Signs in with the new password. Never rejects, because the password has been set even if the sign-in fails. */
async function enter(
  { settings }: ActionPlace,
  credentials: { email: string; password: string },
): Promise<Done> {
  try {
    await signInByPassword(settings, credentials);
    return { isMember: true };
  } catch (error) {
    const step = stepAfter(error);
    return step === null ? { isMember: false } : { step };
  }
}
