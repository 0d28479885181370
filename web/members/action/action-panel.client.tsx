"use client";
import { AuthTexts, useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import type { SignInForm } from "../sign-in/sign-in-form.ts";
import type { ActionLink } from "./action-link.ts";
import { type ActionPlace, actionPlace } from "./action-place.ts";
import { CodeScene } from "./code-scene.client.tsx";
import { LinkScene } from "./link-scene.client.tsx";
import { Scene } from "./scene.client.tsx";

type Props = { language: string; form: SignInForm; link: ActionLink | null };

/** The screen for an email's link. Loaded on demand. [AUTH-5] */
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
  // The email may be older than the settings: a method that is off is not offered. [AUTH-1]
  if (!place.settings.emailLink) return <UnknownScene place={place} />;
  return <LinkScene place={place} code={code} />;
}

/** The address is no link of our emails, or an incomplete one. */
function UnknownScene({ place }: { place: ActionPlace }) {
  const say = useSay();
  return (
    <Scene title={say("action.unknownTitle")}>
      <p className={styles.note}>{say("action.unknownText")}</p>
      <a className={styles.primary} href={`/${place.language}`}>
        {say("action.home")}
      </a>
      <a className={styles.switch} href={place.signInHref}>
        {say("form.signIn")}
      </a>
    </Scene>
  );
}
