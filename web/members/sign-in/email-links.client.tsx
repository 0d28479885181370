"use client";
import { EmailAuthProvider, sendPasswordResetEmail, sendSignInLinkToEmail } from "firebase/auth";
import { useEffect, useRef } from "react";
import { storageOfAllTabs } from "../browser-storage.client.ts";
import { codeOf, codedError } from "../errors.ts";
import { enterWith } from "./enter.client.ts";
import { readyAuth } from "../firebase/ready-auth.client.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { leftToRight, useAuthTranslation } from "./form/auth-texts.client.tsx";
import { BackToMethods, StepHeading, useSignInFlow } from "./sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "./sign-in-form.ts";
import { EmailField } from "./form/fields.client.tsx";
import { emailOf, FormProblem, useFocusOn, useSubmission } from "./form/submission.client.tsx";
import styles from "./form/sign-in.module.css";

type EmailLinkStepProps = { email: string; isSent: boolean };

/** The step in which a visitor signs in with a link from an email. */
export function EmailLinkStep({ email, isSent }: EmailLinkStepProps) {
  const t = useAuthTranslation();
  const { go } = useSignInFlow();
  if (isSent) {
    return (
      <LinkSent
        text={t("form.linkSent", { email: leftToRight(email) })}
        again={() => go({ at: "emailLink", email })}
      />
    );
  }
  const back = () => go({ at: "methods", mode: "signIn", email });
  return (
    <div className={styles.panel}>
      <StepHeading>{t("form.byLink")}</StepHeading>
      <EmailLinkForm email={email} otherMethod={back} />
      <BackToMethods email={email} />
    </div>
  );
}

type EmailLinkFormProps = {
  email: string;
  /** Shows the other sign-in methods; omitted if there are none, or if they are listed below. */
  otherMethod?: () => void;
};

/** Asks for the address that receives a sign-in link. */
export function EmailLinkForm({ email, ...rest }: EmailLinkFormProps) {
  const t = useAuthTranslation();
  const { settings, returnTo, go } = useSignInFlow();
  const send = async (address: string) => {
    await sendEmailLink(settings, { email: address, path: returnTo });
    go({ at: "emailLink", email: address, isSent: true });
  };
  return <AddressForm intro={t("form.linkAsk")} email={email} send={send} {...rest} />;
}

type ResetStepProps = { email: string; isSent: boolean };

/** The step that sends an email with a link for choosing a new password. */
export function ResetStep({ email, isSent }: ResetStepProps) {
  const t = useAuthTranslation();
  const { settings, returnTo, go } = useSignInFlow();
  if (isSent) {
    return (
      <LinkSent
        text={t("form.resetSent", { email: leftToRight(email) })}
        again={() => go({ at: "reset", email })}
      />
    );
  }
  const send = async (address: string) => {
    await sendReset(settings, { email: address, path: returnTo });
    go({ at: "reset", email: address, isSent: true });
  };
  const back = () => go({ at: "methods", mode: "signIn", email });
  return (
    <div className={styles.panel}>
      <StepHeading>{t("form.resetTitle")}</StepHeading>
      <AddressForm intro={t("form.resetAsk")} email={email} send={send} otherMethod={back} />
      <BackToMethods email={email} />
    </div>
  );
}

type AddressFormProps = {
  /** Explains what the address is for. */
  intro: string;
  /** The initial address, or an empty string if there is none. */
  email: string;
  send: (email: string) => Promise<void>;
  /** Shows the other sign-in methods; omitted if there are none. */
  otherMethod?: () => void;
};

/** Asks for the address that a link is sent to. */
function AddressForm({ intro, email, send, otherMethod }: AddressFormProps) {
  const t = useAuthTranslation();
  const submission = useSubmission(async (data) => send(emailOf(data)));
  const { form, isPending, problemOf, submit } = submission;
  useFocusOn(form, "email");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{intro}</p>
      <EmailField label={t("form.email")} error={problemOf("email")} email={email} />
      <FormProblem submission={submission} actions={otherMethod ? { otherMethod } : {}} />
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("form.sendLink")}
      </button>
    </form>
  );
}

type LinkSentProps = {
  /** Explains what was sent, and to which address. */
  text: string;
  /** Returns to the address field. */
  again: () => void;
};

/** Reports that a link was sent, with the same text whether or not there is an account. */
function LinkSent({ text, again }: LinkSentProps) {
  const t = useAuthTranslation();
  const note = useRef<HTMLParagraphElement>(null);
  // Focuses this text, because the form that had the focus is gone. Screen readers then read the text.
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <StepHeading>{t("form.sentTitle")}</StepHeading>
      <p ref={note} className={styles.intro} tabIndex={-1}>
        {text}
      </p>
      <p className={styles.hint}>{t("form.lookElsewhere")}</p>
      <button className={styles.switch} type="button" onClick={again}>
        {t("form.sendElsewhere")}
      </button>
      <BackToMethods />
    </div>
  );
}

/**
 * Storage key of the address that the link was sent to. The link itself must not contain the address, because others
 * may see the link.
 */
const KEY = "marquee-link-email";

/** Sends a sign-in link that returns to `path` of this site. Does not reveal whether there is an account. */
async function sendEmailLink(
  settings: ClientAuthSettings,
  { email, path }: { email: string; path: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const auth = await readyAuth(settings);
  const url = `${location.origin}${path}`;
  await withTimeLimit(sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }));
  storageOfAllTabs()?.setItem(KEY, email);
}

/** Returns the address that this browser requested a link for; null on another device, where it must be typed again. */
export const rememberedLinkEmail = (): string | null => storageOfAllTabs()?.getItem(KEY) ?? null;

/** Signs in with a link's one-time code and the address it was sent to. Resolves when the session is open. */
export async function signInByEmailLink(
  settings: ClientAuthSettings,
  { email, code }: { email: string; code: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const { config } = await readyAuth(settings);
  const link = linkOf(settings, { code, apiKey: config.apiKey });
  await enterWith(settings, EmailAuthProvider.credentialWithLink(email, link));
  storageOfAllTabs()?.removeItem(KEY);
}

/**
 * Builds a whole link from a one-time code, because the SDK does not accept the code alone. The link has only the
 * parameters that the SDK reads.
 */
function linkOf(
  { tenantId }: ClientAuthSettings,
  { code, apiKey }: { code: string; apiKey: string },
): string {
  const query = new URLSearchParams({ mode: "signIn", oobCode: code, apiKey });
  if (tenantId !== null) query.set("tenantId", tenantId);
  return `${location.origin}/auth/action?${query.toString()}`;
}

/**
 * Sends a link to choose a new password, which returns to `path` of this site. Also resolves for an address without an
 * account. Otherwise a project without email enumeration protection would reveal which addresses have one.
 */
async function sendReset(
  settings: ClientAuthSettings,
  { email, path }: { email: string; path: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const auth = await readyAuth(settings);
  const url = `${location.origin}${path}`;
  try {
    await withTimeLimit(sendPasswordResetEmail(auth, email, { url }));
  } catch (error) {
    if (!revealsAccount(error)) throw error;
  }
}

const revealsAccount = (error: unknown) =>
  ["auth/user-not-found", "auth/user-disabled"].includes(codeOf(error) ?? "");
