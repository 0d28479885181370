import type { Translate } from "../i18n/translate.ts";
import styles from "./account-menu.module.css";
import { MemberMenuShell } from "./member-menu-shell.client.tsx";
import type { Member } from "./member.ts";

type Props = { language: string; member: Member | null; t: Translate };

/** The header's sign-in link; a member's menu stands in its place. Visitors get no script for it. */
export function AccountMenu({ language, member, t }: Props) {
  if (member === null) {
    return (
      <a className={styles.link} href={`/${language}/sign-in`}>
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
      failed={t("auth.errors.network")}
      sessionEndsAt={member.sessionEndsAt}
    />
  );
}
