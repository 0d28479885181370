"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type Explained, explainError } from "../errors.ts";
import { followAccount, renewAccount } from "./account-calls.client.ts";
import { takeRedirectMark } from "../sign-in/resume-sign-in.client.ts";
import { AuthTexts, useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import type { AuthTextKey, SignInForm } from "../sign-in/sign-in-form.ts";
import { SignInPanel } from "../sign-in/sign-in-panel.client.tsx";
import { hasSessionHint } from "../token-sync/session-signals.client.ts";
import { AccountPageProvider, Section, useAccountPage } from "./account-page.client.tsx";
import { type Account, nameOf } from "./account.ts";
import { useConfirmation } from "./confirm/use-confirmation.client.tsx";
import { DataSection, DeleteSection } from "./data-sections.client.tsx";
import { DevicesSection } from "./devices-section.client.tsx";
import { MethodsSection } from "./methods-section.client.tsx";
import { PictureProvider, Portrait, useUploadedPicture } from "./picture-row.client.tsx";
import { ProfileSection } from "./profile-section.client.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.client.tsx";
import signIn from "../sign-in/form/sign-in.module.css";
import styles from "./account.module.css";

type Props = { language: string; form: SignInForm; siteName: string; homeHref: string };

/** The account page: the member's account, or the sign-in panel for visitors. */
export function AccountPanel(props: Props) {
  return (
    <AuthTexts language={props.language} texts={props.form.texts}>
      <Panel {...props} />
    </AuthTexts>
  );
}

function Panel({ language, form, siteName, homeHref }: Props) {
  const t = useAuthTranslation();
  const router = useRouter();
  const { account, change, problem } = useAccount(form.settings);
  const { confirmed, dialog } = useConfirmation(account ?? null, form);
  const [farewell, setFarewell] = useState<AuthTextKey | null>(null);

  if (farewell !== null) return <Farewell text={t(farewell)} homeHref={homeHref} />;
  if (problem !== null) {
    return (
      <p className={signIn.problem} role="alert">
        {t(problem.key, { code: problem.code })}
      </p>
    );
  }
  if (account === undefined) return <output className={signIn.note}>{t("form.pending")}</output>;
  if (account === null) {
    return (
      <AccountSignIn
        language={language}
        form={form}
        isForgotten={hasSessionHint()}
        onDone={() => router.refresh()}
      />
    );
  }
  const page = {
    account,
    form,
    language,
    siteName,
    confirmed,
    change: async (work: () => Promise<void>) => {
      await change(() => confirmed(work));
      // The header shows the member's name, which may have changed.
      router.refresh();
    },
    leave: (text: AuthTextKey) => {
      setFarewell(text);
      router.refresh();
    },
  };
  return (
    <AccountPageProvider value={page}>
      {/* Another account must not see what the sections have loaded of this one. */}
      <AccountSections key={account.uid} />
      {dialog}
    </AccountPageProvider>
  );
}

/** The page's content after signing out or deleting the account. */
function Farewell({ text, homeHref }: { text: string; homeHref: string }) {
  const t = useAuthTranslation();
  const status = useRef<HTMLOutputElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <div className={signIn.panel}>
      <output ref={status} className={styles.farewell} tabIndex={-1}>
        {text}
      </output>
      <a className={signIn.primary} href={homeHref}>
        {t("account.home")}
      </a>
    </div>
  );
}

type AccountSignInProps = {
  language: string;
  form: SignInForm;
  /** True if the site has a session, but this browser's SDK no longer knows the member. */
  isForgotten: boolean;
  onDone: () => void;
};

/** The sign-in panel that the account page displays while the SDK has no signed-in member. */
function AccountSignIn({ language, form, isForgotten, onDone }: AccountSignInProps) {
  const t = useAuthTranslation();
  const [isReturning] = useState(takeRedirectMark);
  return (
    <div className={signIn.panel}>
      <p className={signIn.note}>{t(isForgotten ? "account.again" : "account.visitor")}</p>
      <SignInPanel
        language={language}
        form={form}
        place="page"
        {...(isReturning ? { first: { at: "returning" } } : {})}
        onDone={onDone}
      />
    </div>
  );
}

/**
 * Returns the member's account: undefined until it is loaded, null when nobody is signed in.
 * `change` runs work that changes the account. `problem` is the error if loading the account has
 * failed.
 *
 * The SDK reports a new second factor before the session has it. Therefore the new account is
 * returned only when the session has been updated. Otherwise a member could see the factor, return
 * to a gate at once, and find the gate still closed.
 */
function useAccount(settings: SignInForm["settings"]) {
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [problem, setProblem] = useState<Explained | null>(null);
  const isChanging = useRef(false);
  useEffect(
    () =>
      followAccount(settings, {
        onAccount: (now) => {
          if (now === null || !isChanging.current) setAccount(now);
        },
        onTrouble: (error) => setProblem(explainError(error)),
      }),
    [settings],
  );
  const change = async (work: () => Promise<void>) => {
    isChanging.current = true;
    try {
      await work();
      setAccount(await renewAccount());
    } finally {
      isChanging.current = false;
    }
  };
  return { account, change, problem };
}

/** One column, from what members change most to what can't be undone. */
function AccountSections() {
  const t = useAuthTranslation();
  const { account } = useAccountPage();
  const picture = useUploadedPicture();
  const name = nameOf(account);
  return (
    <PictureProvider value={picture}>
      <div className={styles.account}>
        <div className={styles.greeting}>
          <Portrait />
          <p>
            {name === null ? t("account.guest") : t("account.greeting", { name: isolated(name) })}
          </p>
        </div>
        {account.isGuest ? (
          <GuestSection />
        ) : (
          <>
            <ProfileSection />
            <MethodsSection />
            <SecondFactorSection />
          </>
        )}
        <DevicesSection />
        <DataSection />
        <DeleteSection />
      </div>
    </PictureProvider>
  );
}

/** Isolates a name whose writing direction differs from that of the sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Lets a guest (a member with an anonymous account) sign up by any method and keep the account. */
function GuestSection() {
  const t = useAuthTranslation();
  const router = useRouter();
  const { form, language } = useAccountPage();
  return (
    <Section id="membership" heading={t("account.membership")} intro={t("account.membershipIntro")}>
      <SignInPanel
        language={language}
        form={form}
        place="page"
        first={{ at: "methods", mode: "signUp" }}
        onDone={() => router.refresh()}
      />
    </Section>
  );
}
