import type { Translate } from "../../i18n/translate.ts";
import styles from "./account-menu.module.css";
import { MemberMenuShell } from "./member-menu-shell.client.tsx";
import type { Member } from "../access.ts";

const signInPath = (language: string) => `/${language}/sign-in`;

type Props = { language: string; member: Member | null; t: Translate };

/** The header's sign-in link, or a member's menu. Visitors load no script for it. */
export function AccountMenu({ language, member, t }: Props) {
  if (member === null) {
    return (
      <a className={styles.link} href={signInPath(language)}>
        {t("auth.signIn")}
      </a>
    );
  }
  const name = member.name ?? t("auth.guest");
  return (
    <MemberMenuShell
      name={name}
      isGuest={member.isGuest}
      accountHref={`/${language}/account`}
      account={t("auth.myAccount")}
      signedInAs={t("auth.signedInAs", { name })}
      signOut={t("auth.signOut")}
      signInHref={signInPath(language)}
      signedOut={t("auth.account.signedOut")}
      failed={t("auth.errors.network")}
      sessionRenewsAt={member.sessionRenewsAt}
    />
  );
}
