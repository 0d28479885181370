"use client";
import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import styles from "./account-menu.module.css";
import { endSession, isSigningOut } from "./session/end-session.client.ts";
import { initialsOf } from "./initials.ts";
import { SESSION_MS } from "./session/session-cookie.ts";
import { followSession } from "./session/tabs.client.ts";

/** Whose menu it is, and its words. */
export type MemberMenuProps = {
  name: string;
  /** Guests have a lamp without letters: what they are called is no name. */
  isGuest: boolean;
  accountHref: string;
  /** What the link to the account says. */
  account: string;
  /** The name in a sentence, for those who hear it. */
  signedInAs: string;
  signOut: string;
  /** Said when signing out failed. */
  failed: string;
  /** In ms since 1970. Past its half, the SDK is loaded to renew the session. */
  sessionEndsAt: number;
};

/** A member's name, which leads to their account, and the way out. On a phone a lamp opens both. Closes with the other tabs. */
export function MemberMenu({ name, sessionEndsAt, ...words }: MemberMenuProps) {
  const router = useRouter();
  const id = useId();
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");

  useEffect(() => followSession(() => router.refresh()), [router]);
  useEffect(() => {
    if (sessionEndsAt - Date.now() > SESSION_MS / 2) return;
    void import("./session/renew-session.client.ts").then(({ renewSession }) => renewSession());
  }, [sessionEndsAt]);

  useEffect(() => {
    // Signed out on an earlier page, which could not reach the site.
    if (isSigningOut()) {
      endSession(() => router.refresh()).then(
        () => router.refresh(),
        () => {},
      );
    }
  }, [router]);

  const leave = () => {
    if (state === "pending") return;
    setState("pending");
    endSession(() => router.refresh()).then(
      () => router.refresh(),
      () => setState("failed"),
    );
  };
  const lamp = (
    <span className={styles.lamp} aria-hidden="true">
      {words.isGuest ? null : initialsOf(name)}
    </span>
  );
  return (
    <div className={styles.member}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {lamp}
        <span className="unseen">{words.signedInAs}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu} data-tone="ink">
        <a className={styles.account} href={words.accountHref}>
          {lamp}
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
