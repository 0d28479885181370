"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { AuthTexts, useSay } from "../sign-in/form/auth-texts.client.tsx";
import signIn from "../sign-in/form/sign-in.module.css";
import { hasSessionHint } from "../token-sync/session-hint.client.ts";
import type { SignInForm } from "../sign-in/sign-in-form.ts";
import type { AuthText } from "../texts.ts";
import { AccountSignIn } from "./account-sign-in.client.tsx";
import { AccountSections } from "./account-sections.client.tsx";
import styles from "./account.module.css";
import { AccountPageProvider } from "./account-page.client.ts";
import { useAccount } from "./use-account.client.ts";
import { useConfirmation } from "./confirm/use-confirmation.client.tsx";

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
  const say = useSay();
  const router = useRouter();
  const { account, change, problem } = useAccount(form.settings);
  const { confirmed, dialog } = useConfirmation(account ?? null, form);
  const [farewell, setFarewell] = useState<AuthText | null>(null);

  if (farewell !== null) return <Farewell words={say(farewell)} homeHref={homeHref} />;
  if (problem !== null) {
    return (
      <p className={signIn.problem} role="alert">
        {say(problem.key, { code: problem.code })}
      </p>
    );
  }
  if (account === undefined) return <output className={signIn.note}>{say("form.pending")}</output>;
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
  const desk = {
    account,
    form,
    language,
    siteName,
    confirmed,
    change: async (work: () => Promise<void>) => {
      await change(() => confirmed(work));
      // The header shows the member's name.
      router.refresh();
    },
    leave: (words: AuthText) => {
      setFarewell(words);
      router.refresh();
    },
  };
  return (
    <AccountPageProvider value={desk}>
      <AccountSections />
      {dialog}
    </AccountPageProvider>
  );
}

/** The page's content after signing out or deleting the account. */
function Farewell({ words, homeHref }: { words: string; homeHref: string }) {
  const say = useSay();
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={signIn.panel}>
      <output ref={said} className={styles.farewell} tabIndex={-1}>
        {words}
      </output>
      <a className={signIn.primary} href={homeHref}>
        {say("account.home")}
      </a>
    </div>
  );
}
