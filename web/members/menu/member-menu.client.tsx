"use client";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import styles from "./account-menu.module.css";
import { closeInPlace } from "../gate/close-in-place.client.ts";
import { endSession, isSigningOut } from "../token-sync/end-session.client.ts";
import type { MemberDisplay } from "../../content/gates/reader.ts";
import { FILL_IN } from "../member-display.ts";
import { useRefresh } from "../../runtime/use-refresh.client.ts";
import { renewDisplay, useMemberDisplay } from "../member-display.client.ts";
import { followSession } from "../token-sync/session-signals.client.ts";

export type MemberMenuProps = {
  /** The member's own data; null in a page that several members share. */
  display: MemberDisplay | null;
  /** Name of a guest. */
  guest: string;
  accountHref: string;
  /** Text of the link to the account page. */
  account: string;
  /** Sentence for screen readers, with {@link FILL_IN} in place of the name. */
  signedInAs: string;
  signOut: string;
  /** The path of the sign-in link, which replaces the menu. */
  signInHref: string;
  /** Announced when the sign-in link has replaced the menu. */
  signedOut: string;
  /** Shown when signing out failed. */
  failed: string;
};

/**
 * A member's name, which links to their account, and the sign-out button. On a narrow screen the avatar opens both.
 * Refreshes the page when another tab signs in or out.
 */
export default function MemberMenu({ display: own, ...labels }: MemberMenuProps) {
  const display = useMemberDisplay(own);
  const name = display && (display.name ?? labels.guest);
  const sessionRenewsAt = display?.sessionRenewsAt ?? null;
  const refreshPage = useRefresh();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");

  const refresh = (movesFocus: boolean) => {
    const { signInHref, signedOut } = labels;
    const again = () => refreshPage();
    if (menu.current === null) again();
    else closeInPlace(menu.current, { signInHref, signedOut, movesFocus, refresh: again });
  };
  // Refreshes the page after another tab has signed in or out, or after a sign-out that began on an earlier page. The
  // focus moves only if it is inside the menu.
  const refreshHere = useEffectEvent(() => {
    if (own === null) void renewDisplay();
    refresh(menu.current?.contains(document.activeElement) === true);
  });

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
    <span className={styles.avatar} aria-hidden="true" data-member="initials">
      {display?.initials}
    </span>
  );
  return (
    <div ref={menu} className={styles.member}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {avatar}
        <span
          className="sr-only"
          data-member="sentence"
          data-guest={labels.guest}
          data-text={labels.signedInAs}
        >
          {name === null ? labels.account : labels.signedInAs.replace(FILL_IN, () => name)}
        </span>
      </button>
      <div id={id} popover="auto" className={styles.menu} data-tone="inverted">
        <a className={styles.account} href={labels.accountHref}>
          {avatar}
          <bdi className={styles.name} data-member="name" data-guest={labels.guest}>
            {name}
          </bdi>
          <span className={styles.where}>{labels.account}</span>
        </a>
        <button
          className={styles.link}
          type="button"
          data-sign-out=""
          aria-disabled={state === "pending"}
          onClick={leave}
        >
          {labels.signOut}
        </button>
        <span className={styles.problem} role="alert">
          {state === "failed" ? labels.failed : null}
        </span>
      </div>
    </div>
  );
}
