import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { decideAccess, type GateRules, type Member } from "../access.ts";
import type { GatePanelProps } from "./gate-panel.client.tsx";
import { GatePanelShell } from "./gate-panel-shell.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./gate-prompt.module.css";

type Props = {
  rules: GateRules;
  member: Member | null;
  language: string;
  /** The gate's own label for its action; null: the site's. */
  label: string | null;
  t: Translate;
};

/** The content of a closed gate: sign-in for visitors, the unmet condition for members. Never the gated content. */
export function GatePrompt({ rules, member, language, label, t }: Props) {
  const access = decideAccess(rules, member);
  const words = label ?? t("auth.signIn");
  const isGuest = member?.isGuest === true;
  const signIn: PromptProps["signIn"] = {
    language,
    label: isGuest ? t("auth.becomeMember") : words,
    mode: isGuest ? "signUp" : "signIn",
    signInHref: `/${language}/sign-in`,
    opening: t("auth.opening"),
  };
  if (access.open || member === null) return <SignInPrompt signIn={signIn} t={t} />;
  if (isGuest) {
    return (
      <div className={own.prompt}>
        <p className={styles.note}>{t("auth.missing.guest")}</p>
        <SignInPrompt signIn={signIn} t={t} />
      </div>
    );
  }
  switch (access.missing) {
    case "emailVerified":
      return <AddressCondition email={member.email} language={language} signIn={signIn} t={t} />;
    case "secondFactor":
      return (
        <Condition text={t("auth.missing.secondFactor")}>
          <a className={styles.primary} href={`/${language}/account#second-step`}>
            {t("auth.missing.addSecondFactor")}
          </a>
          <a className={styles.switch} href={signIn.signInHref}>
            {t("auth.missing.signInAgain")}
          </a>
        </Condition>
      );
    default: {
      const account = member.email ?? member.name ?? member.uid;
      return (
        <Condition text={t("auth.missing.claim", { account })}>
          <a className={styles.primary} href={signIn.signInHref}>
            {t("auth.missing.otherAccount")}
          </a>
        </Condition>
      );
    }
  }
}

type PromptProps = { signIn: Omit<GatePanelProps, "onDone">; t: Translate };

function SignInPrompt({ signIn, t }: PromptProps) {
  return (
    <GatePanelShell
      needs="signIn"
      opened={t("auth.opened")}
      lapsed={t("auth.missing.session")}
      {...signIn}
    >
      <a className={styles.primary} href={signIn.signInHref}>
        {signIn.label}
      </a>
    </GatePanelShell>
  );
}

type AddressProps = PromptProps & { email: string | null; language: string };

/**
 * The condition that the address is verified. A member who signed in by phone and has no address is sent to the account
 * page.
 */
function AddressCondition({ email, language, signIn, t }: AddressProps) {
  if (email === null) {
    return (
      <Condition text={t("auth.missing.address")}>
        <a className={styles.primary} href={`/${language}/account`}>
          {t("auth.myAccount")}
        </a>
      </Condition>
    );
  }
  const words = {
    check: t("auth.missing.confirmed"),
    send: t("auth.missing.sendAgain"),
    pending: t("auth.opening"),
    sent: t("auth.missing.sent", { email }),
    notYet: t("auth.missing.notYet"),
    unreachable: t("auth.errors.network"),
  };
  return (
    <div className={own.prompt}>
      <p className={styles.note}>{t("auth.missing.emailVerified", { email })}</p>
      <GatePanelShell
        needs="address"
        opened={t("auth.opened")}
        language={language}
        words={words}
        signIn={signIn}
      >
        {null}
      </GatePanelShell>
    </div>
  );
}

/** An unmet condition, and the actions that meet it. */
function Condition({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={own.prompt}>
      <p className={styles.note}>{text}</p>
      <div className={own.actions}>{children}</div>
    </div>
  );
}
