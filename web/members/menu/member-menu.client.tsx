"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import styles from "./account-menu.module.css";
import { closeInPlace } from "../gate/close-in-place.client.ts";
import { endSession, isSigningOut } from "../token-sync/end-session.client.ts";
import { initialsOf } from "./initials.ts";
import { followSession } from "../token-sync/session-signals.client.ts";

export type MemberMenuProps = {
  name: string;
  /** Guests have an avatar without initials, because their display name is a placeholder. */
  isGuest: boolean;
  accountHref: string;
  /** Text of the link to the account page. */
  account: string;
  /** Sentence with the name, for screen readers. */
  signedInAs: string;
  signOut: string;
  /** The path of the sign-in link, which replaces the menu. */
  signInHref: string;
  /** Announced when the sign-in link has replaced the menu. */
  signedOut: string;
  /** Shown when signing out failed. */
  failed: string;
  /** Time from which the SDK is loaded to renew the session, in ms since 1970; null: never. */
  sessionRenewsAt: number | null;
};

/**
 * A member's name, which links to their account, and the sign-out button. On a narrow screen the avatar opens both.
 * Refreshes the page when another tab signs in or out.
 */
export function MemberMenu({ name, sessionRenewsAt, ...words }: MemberMenuProps) {
  const router = useRouter();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");

  const refresh = (movesFocus: boolean) => {
    const { signInHref, signedOut } = words;
    const again = () => router.refresh();
    if (menu.current === null) again();
    else closeInPlace(menu.current, { signInHref, signedOut, movesFocus, refresh: again });
  };
  // Refreshes the page after another tab has signed in or out, or after a sign-out that began on an earlier page. The
  // focus moves only if it is inside the menu.
  const refreshHere = useEffectEvent(() =>
    refresh(menu.current?.contains(document.activeElement) === true),
  );

  useEffect(() => followSession(() => refreshHere()), []);
  useEffect(() => {
    if (sessionRenewsAt === null || Date.now() < sessionRenewsAt) return;
    void import("../firebase/firebase.client.ts").then(({ renewSession }) => renewSession());
  }, [sessionRenewsAt]);

  useEffect(() => {
    // Completes a sign-out that began on an earlier page but did not reach the site.
    if (isSigningOut()) {
      endSession(() => refreshHere()).then(
        () => refreshHere(),
        () => {},
      );
    }
  }, []);

  const leave = () => {
    if (state === "pending") return;
    setState("pending");
    endSession(() => refresh(true)).then(
      () => refresh(true),
      () => setState("failed"),
    );
  };
  const avatar = (
    <span className={styles.avatar} aria-hidden="true">
      {words.isGuest ? null : initialsOf(name)}
    </span>
  );
  return (
    <div ref={menu} className={styles.member}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {avatar}
        <span className="sr-only">{words.signedInAs}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu} data-tone="ink">
        <a className={styles.account} href={words.accountHref}>
          {avatar}
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.where}>{words.account}</span>
        </a>
        <button
          className={styles.link}
          type="button"
          data-sign-out=""
          aria-disabled={state === "pending"}
          onClick={leave}
        >
          {words.signOut}
        </button>
        <span className={styles.problem} role="alert">
          {state === "failed" ? words.failed : null}
        </span>
      </div>
    </div>
  );
}
