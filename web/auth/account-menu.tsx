import type { Translate } from "../i18n/translate.ts";
import styles from "./account-menu.module.css";
import { MemberMenuShell } from "./member-menu-shell.client.tsx";
import type { Member } from "./member.ts";

type Props = { language: string; member: Member | null; t: Translate };

/** The header's sign-in link; a member's name and the way out stand in its place. Visitors get no script for it. */
export function AccountMenu({ language, member, t }: Props) {
  if (member === null) {
    return (
      <a className={styles.link} href={`/${language}/sign-in`}>
        {t("auth.signIn")}
      </a>
    );
  }
  return (
    <MemberMenuShell
      name={member.name}
      account={t("auth.signedInAs", { name: member.name ?? member.uid })}
      signOut={t("auth.signOut")}
      failed={t("auth.errors.network")}
      sessionEndsAt={member.sessionEndsAt}
    />
  );
}
