"use client";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import type { SignInStep } from "../sign-in/sign-in-flow.client.tsx";
import { SignInPanel } from "../sign-in/sign-in-panel.client.tsx";
import type { ActionPlace } from "./action-link.ts";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./action.module.css";

/** A screen of the page for email links. Its title gets the focus when the screen appears. */
export function Scene({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <Heading key={title}>{title}</Heading>
      {children}
    </div>
  );
}

/** A screen's title. Takes the focus, because the element that had it is gone with the previous screen. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} className={`title ${own.title}`} tabIndex={-1}>
      {children}
    </h1>
  );
}

/**
 * Lists the data that an email link is about, such as addresses or a phone number. Omits lines
 * without a value.
 */
export function Facts({ lines }: { lines: readonly { label: string; value: string | null }[] }) {
  const filled = lines.filter(({ value }) => value !== null);
  if (filled.length === 0) return null;
  return (
    <dl className={own.facts}>
      {filled.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An error message; always in the document, so that screen readers announce a change of its text. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}

/** Link to the requested destination: directly for members, through the sign-in page for everyone else. */
export function NextStep({ place, isMember }: { place: ActionPlace; isMember: boolean }) {
  const t = useAuthTranslation();
  return (
    <a className={styles.primary} href={isMember ? place.nextPath : place.signInHref}>
      {t(isMember ? "form.continue" : "form.submitSignIn")}
    </a>
  );
}

type Props = { place: ActionPlace; title: string; first: SignInStep };

/**
 * The sign-in form, starting at the step `first`. After the sign-in, the page goes to the requested
 * destination.
 */
export function SignInScene({ place, title, first }: Props) {
  return (
    <Scene title={title}>
      <SignInPanel
        language={place.language}
        form={place.form}
        place="page"
        first={first}
        returnTo={place.nextPath}
        onDone={() => location.assign(place.nextPath)}
      />
    </Scene>
  );
}
