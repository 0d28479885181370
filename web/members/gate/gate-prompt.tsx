import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { FILL_IN } from "../member-display.ts";
import type { GateState, MemberDisplay } from "../../content/gates/reader.ts";
import type { GatePanelProps } from "./gate-panel.client.tsx";
import { Island } from "../../design/ui/island.tsx";
import Prompt, { type PromptProps as PromptFacts } from "./prompt.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./gate-prompt.module.css";

declare module "../../design/ui/island.tsx" {
  interface Islands {
    gate: PromptFacts;
  }
}

type Props = {
  state: GateState;
  /** The member's own data; null in a page that several members share. */
  display: MemberDisplay | null;
  language: string;
  /** Path of the page with the gate. */
  pagePath: string;
  /**
   * The label of the gate's button. Null if the editor wrote none; the button then has the
   * interface text `auth.signIn`.
   */
  label: string | null;
  t: Translate;
};

/** The content of a closed gate: sign-in for visitors, the unmet condition for members. Never the gated content. */
export function GatePrompt({ state, display, language, pagePath, label, t }: Props) {
  const signInLabel = label ?? t("auth.signIn");
  const isGuest = state === "guest";
  const signIn: PromptProps["signIn"] = {
    language,
    label: isGuest ? t("auth.becomeMember") : signInLabel,
    mode: isGuest ? "signUp" : "signIn",
    signInHref: `/${language}/sign-in`,
    opening: t("auth.opening"),
  };
  // With `again`, the sign-in page displays its form to members too. Not every browser says where a visitor comes from.
  const signInAgain = `${signIn.signInHref}?${new URLSearchParams({ again: "", from: pagePath })}`;
  switch (state) {
    case "signIn":
      return <SignInPrompt signIn={signIn} t={t} />;
    case "guest":
      return (
        <div className={own.prompt}>
          <p className={styles.note}>{t("auth.missing.guest")}</p>
          <SignInPrompt signIn={signIn} t={t} />
        </div>
      );
    case "verifyEmail":
      return <AddressCondition display={display} language={language} signIn={signIn} t={t} />;
    case "addEmail":
      return (
        <Condition text={t("auth.missing.address")}>
          <a className={styles.primary} href={`/${language}/account`}>
            {t("auth.myAccount")}
          </a>
        </Condition>
      );
    case "secondFactor":
      return (
        <Condition text={t("auth.missing.secondFactor")}>
          <a className={styles.primary} href={`/${language}/account#second-step`}>
            {t("auth.missing.addSecondFactor")}
          </a>
          <a className={styles.switch} href={signInAgain}>
            {t("auth.missing.signInAgain")}
          </a>
        </Condition>
      );
    case "claim":
      return (
        <Condition
          text={
            <MemberSentence
              text={t("auth.missing.claim", { account: FILL_IN })}
              field="account"
              display={display}
            />
          }
        >
          <a className={styles.primary} href={signInAgain}>
            {t("auth.missing.otherAccount")}
          </a>
        </Condition>
      );
    // In both states, the site can't read the session or the gated content. The gate then stays
    // closed, although the member may have access.
    case "open":
    case "unverified":
      return (
        <Condition text={t("auth.missing.unverified")}>
          {/* A link with an empty query reloads the page. */}
          <a className={styles.primary} href="?">
            {t("errors.retry")}
          </a>
        </Condition>
      );
  }
}

type PromptProps = { signIn: Omit<GatePanelProps, "onDone">; t: Translate };

function SignInPrompt({ signIn, t }: PromptProps) {
  return (
    <PromptIsland
      needs="signIn"
      opened={t("auth.opened")}
      lapsed={t("auth.missing.session")}
      {...signIn}
    />
  );
}

type AddressProps = PromptProps & { display: MemberDisplay | null; language: string };

/** The prompt for a member whose email address is not verified. */
function AddressCondition({ display, language, signIn, t }: AddressProps) {
  const labels = {
    check: t("auth.missing.confirmed"),
    send: t("auth.missing.sendAgain"),
    pending: t("auth.opening"),
    sent: t("auth.missing.sent", { email: FILL_IN }),
    notYet: t("auth.missing.notYet"),
    unreachable: t("auth.errors.network"),
  };
  return (
    <div className={own.prompt}>
      <p className={styles.note}>
        <MemberSentence
          text={t("auth.missing.emailVerified", { email: FILL_IN })}
          field="email"
          display={display}
        />
      </p>
      <PromptIsland
        needs="address"
        opened={t("auth.opened")}
        language={language}
        labels={labels}
        signIn={signIn}
        display={display}
      />
    </div>
  );
}

type SentenceProps = { text: string; field: "email" | "account"; display: MemberDisplay | null };

/**
 * A sentence in which the browser replaces {@link FILL_IN} with the member's own data. Until then,
 * the sentence is displayed without the data.
 */
const MemberSentence = (props: SentenceProps) => <PromptIsland needs="sentence" {...props} />;

const PromptIsland = (facts: PromptFacts) => (
  <Island name="gate" facts={facts}>
    <Prompt {...facts} />
  </Island>
);

/** An unmet condition, and the actions that meet it. */
function Condition({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={own.prompt}>
      <p className={styles.note}>{text}</p>
      <div className={own.actions}>{children}</div>
    </div>
  );
}
