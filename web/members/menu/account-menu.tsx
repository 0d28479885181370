import type { Translate } from "../../i18n/translate.ts";
import styles from "./account-menu.module.css";
import { Island } from "../../design/ui/island.tsx";
import MemberMenu, { type MemberMenuProps } from "./member-menu.client.tsx";
import { FILL_IN } from "../member-display.ts";
import type { Reader } from "../../content/gates/reader.ts";

const signInPath = (language: string) => `/${language}/sign-in`;

declare module "../../design/ui/island.tsx" {
  interface Islands {
    menu: MemberMenuProps;
  }
}

type Props = { language: string; reader: Reader; t: Translate };

/** The header's sign-in link, or a member's menu. Visitors load no script for it. */
export function AccountMenu({ language, reader, t }: Props) {
  if (!reader.isMember) {
    return (
      <a className={styles.link} href={signInPath(language)}>
        {t("auth.signIn")}
      </a>
    );
  }
  const facts: MemberMenuProps = {
    display: reader.display,
    guest: t("auth.guest"),
    accountHref: `/${language}/account`,
    account: t("auth.myAccount"),
    signedInAs: t("auth.signedInAs", { name: FILL_IN }),
    signOut: t("auth.signOut"),
    signInHref: signInPath(language),
    signedOut: t("auth.account.signedOut"),
    failed: t("auth.errors.network"),
  };
  return (
    <Island name="menu" facts={facts} otherwise={facts.accountHref}>
      <MemberMenu {...facts} />
    </Island>
  );
}
