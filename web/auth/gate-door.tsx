import type { Translate } from "../i18n/translate.ts";
import { decideAccess } from "./access.ts";
import type { GateRules } from "./access.ts";
import { GatePanelShell } from "./forms/gate-panel-shell.client.tsx";
import styles from "./forms/sign-in.module.css";
import type { Member } from "./member.ts";

type Props = {
  rules: GateRules;
  member: Member | null;
  language: string;
  /** The gate's own wording of its action; null: the site's. */
  label: string | null;
  t: Translate;
};

/** What a closed gate offers: the way in for visitors, what is missing for members. Nothing of what is inside. */
export function GateDoor({ rules, member, language, label, t }: Props) {
  const access = decideAccess(rules, member);
  if (!access.open && access.missing !== "signedIn") {
    return <p className={styles.note}>{t(`auth.missing.${access.missing}`)}</p>;
  }
  const href = `/${language}/sign-in`;
  const words = label ?? t("auth.signIn");
  return (
    <GatePanelShell language={language} label={words} signInHref={href} opening={t("auth.opening")}>
      <a className={styles.primary} href={href}>
        {words}
      </a>
    </GatePanelShell>
  );
}
