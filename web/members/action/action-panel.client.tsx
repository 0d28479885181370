"use client";
import { useEffect, useState } from "react";
import { AuthTexts, useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import type { ClientAuthSettings, SignInForm } from "../sign-in/sign-in-form.ts";
import { type ActionLink, type ActionPlace, actionPlace } from "./action-link.ts";
import { LinkScene } from "./link-scene.client.tsx";
import { Problem, Scene } from "./scene.client.tsx";
import { type Explained, explainError } from "../errors.ts";
import {
  checkCode,
  type CheckedMode,
  type CodeFacts,
  type LinkEnd,
  linkEndOf,
} from "./action-code.client.ts";
import { ConfirmScene, ResetScene } from "./checked-code-scenes.client.tsx";
import { EndedLinkScene } from "./ended-link-scene.client.tsx";
import { forgetActionLink } from "./take-action-link.client.ts";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./action.module.css";

type Props = { language: string; form: SignInForm; link: ActionLink | null };

/** The content of the page for the links in the provider's emails. Loaded on demand. [AUTH-5] */
export function ActionPanel({ language, form, link }: Props) {
  const place = actionPlace(link, form, language, location);
  return (
    <AuthTexts language={language} texts={form.texts}>
      <Action place={place} link={link} />
    </AuthTexts>
  );
}

function Action({ place, link }: { place: ActionPlace; link: ActionLink | null }) {
  if (link === null) return <UnknownScene place={place} />;
  const { mode, code } = link;
  if (mode !== "signIn") return <CodeScene place={place} code={code} mode={mode} />;
  // Sign-in by email link may have been switched off after the email was sent. The site offers no
  // sign-in method that is switched off. [AUTH-1]
  if (!place.settings.emailLink) return <UnknownScene place={place} />;
  return <LinkScene place={place} code={code} />;
}

/**
 * Shown when the page's URL is not a valid link from one of the provider's emails, or when sign-in
 * by email link is switched off.
 */
function UnknownScene({ place }: { place: ActionPlace }) {
  const t = useAuthTranslation();
  return (
    <Scene title={t("action.unknownTitle")}>
      <p className={styles.note}>{t("action.unknownText")}</p>
      <a className={styles.primary} href={`/${place.language}`}>
        {t("action.home")}
      </a>
      <a className={styles.switch} href={place.signInHref}>
        {t("form.signIn")}
      </a>
    </Scene>
  );
}

type CodeSceneProps = { place: ActionPlace; code: string; mode: CheckedMode };

/** Checks a link's code before offering its action. */
function CodeScene({ place, code, mode }: CodeSceneProps) {
  const t = useAuthTranslation();
  const checked = useCheckedCode(place.settings, { code, mode });
  /** The reason if the code stopped working between the check and its use; otherwise null. */
  const [late, setLate] = useState<LinkEnd | null>(null);
  const ended = checked.is === "ended" ? checked.by : late;
  if (ended !== null) return <EndedLinkScene place={place} mode={mode} by={ended} />;

  switch (checked.is) {
    case "good": {
      const good = { place, code, facts: checked.facts, onEnded: setLate };
      return mode === "resetPassword" ? (
        <ResetScene {...good} />
      ) : (
        <ConfirmScene {...good} mode={mode} />
      );
    }
    case "unknown":
      return (
        <Scene title={t("action.heading")}>
          <Problem>{t(checked.problem.key, { code: checked.problem.code })}</Problem>
          <button className={styles.primary} type="button" onClick={checked.again}>
            {t("action.again")}
          </button>
        </Scene>
      );
    default:
      return <h1 className={`title ${own.title}`}>{t("action.heading")}</h1>;
  }
}

type CheckedCode =
  | { is: "checking" }
  | { is: "good"; facts: CodeFacts }
  | { is: "ended"; by: LinkEnd }
  | { is: "unknown"; problem: Explained; again: () => void };

/**
 * Asks the provider whether a one-time code is valid and what it is for, without using the code.
 */
function useCheckedCode(
  settings: ClientAuthSettings,
  { code, mode }: { code: string; mode: CheckedMode },
): CheckedCode {
  const [checked, setChecked] = useState<CheckedCode>({ is: "checking" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const update = (result: CheckedCode) => isCurrent && setChecked(result);
    checkCode(settings, code, mode).then(
      (facts) => update({ is: "good", facts }),
      (error: unknown) => {
        const by = linkEndOf(error);
        if (by !== null) forgetActionLink();
        const again = () => {
          setChecked({ is: "checking" });
          setTurn(turn + 1);
        };
        update(by ? { is: "ended", by } : { is: "unknown", problem: explainError(error), again });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [settings, code, mode, turn]);
  return checked;
}
