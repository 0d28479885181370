"use client";
import { useEffect, useRef, useState } from "react";
import { type RedirectMark, takeRedirectMark, recallStep } from "./resume-sign-in.client.ts";
import { returnPath } from "../return-path.ts";
import { readSessionMember } from "../token-sync/session-member.client.ts";
import { loadSignIn } from "./load-sign-in.client.ts";
import type { SignInStep } from "./sign-in-flow.client.tsx";
import styles from "./form/sign-in.module.css";

type Loaded = Awaited<ReturnType<typeof loadSignIn>> & {
  /**
   * The record of the redirect if the visitor has just returned from a provider's page; null
   * otherwise.
   */
  mark: RedirectMark | null;
  /** The sign-in step that the visitor had not finished before a reload; null if there is none. */
  recalled: SignInStep | null;
};

export type SignInScreenProps = {
  language: string;
  /** The page's title until the form is loaded. The form renders its own title. */
  title: string;
  /** Destination after the sign-in if neither the settings, the URL nor the referrer names one. */
  homeHref: string;
  opening: string;
  unavailable: string;
};

/**
 * The sign-in page's form. After the sign-in, it sends the visitor to the path in the auth settings
 * or, without one, to the page they came from.
 */
export function SignInScreen({
  language,
  title,
  homeHref,
  opening,
  unavailable,
}: SignInScreenProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const mark = useRef<RedirectMark | null>(null);

  useEffect(() => {
    const open = async () => {
      mark.current ??= takeRedirectMark();
      const [form, isMember] = await Promise.all([
        loadSignIn(language),
        mark.current === null && !isAgain() && isSignedIn(),
      ]);
      if (isMember) {
        const { postSignInPath } = form.form.settings;
        location.replace(pathAfter(postSignInPath, homeHref, document.referrer));
      } else setLoaded({ ...form, mark: mark.current, recalled: recallStep() });
    };
    open().catch(() => setFailed(true));
  }, [language, homeHref]);

  if (loaded === null) {
    return (
      <div className={styles.panel}>
        <h1 className={`title ${styles.title}`}>{title}</h1>
        {hasFailed ? (
          <p className={styles.problem} role="alert">
            {unavailable}
          </p>
        ) : (
          <output className={styles.opening}>{opening}</output>
        )}
      </div>
    );
  }
  const { SignInPanel, form, mark: left, recalled } = loaded;
  const referrer = left?.referrer ?? document.referrer;
  const nextPath = pathAfter(form.settings.postSignInPath, homeHref, referrer);
  const first: SignInStep | null = left ? { at: "returning" } : recalled;
  return (
    <SignInPanel
      language={language}
      form={form}
      place="screen"
      returnTo={nextPath}
      // A full page load, because prefetched pages were rendered before the sign-in.
      onDone={() => location.assign(nextPath)}
      {...(first ? { first } : {})}
    />
  );
}

/** Whether a member wants to sign in again, for example with another account, because a gate stays closed. */
const isAgain = () => new URLSearchParams(location.search).has("again");

/** Whether a member, not a guest, has a session in this browser. Then there is nothing to sign in to. */
const isSignedIn = () =>
  readSessionMember().then(
    (member) => member !== null && !member.isGuest,
    () => false,
  );

function pathAfter(configured: string | null, home: string, referrer: string): string {
  return returnPath({
    from: new URLSearchParams(location.search).get("from"),
    referrer,
    configured,
    origin: location.origin,
    here: location.pathname,
    home,
  });
}
