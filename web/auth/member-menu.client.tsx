"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import styles from "./account-menu.module.css";
import { endSession } from "./end-session.client.ts";
import { SESSION_MS } from "./session-cookie.ts";
import { followSession } from "./tabs.client.ts";

/** Whose menu it is, and its words. */
export type MemberMenuProps = {
  name: string | null;
  /** The name in a sentence, for those who hear it. */
  account: string;
  signOut: string;
  /** Said when signing out failed. */
  failed: string;
  /** In ms since 1970. Past its half, the SDK is loaded to renew the session. */
  sessionEndsAt: number;
};

/** A member's name and the way out. Closes with the other tabs. */
export function MemberMenu({ name, account, signOut, failed, sessionEndsAt }: MemberMenuProps) {
  const router = useRouter();
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");

  useEffect(() => followSession(() => router.refresh()), [router]);
  useEffect(() => {
    if (sessionEndsAt - Date.now() > SESSION_MS / 2) return;
    void import("./renew-session.client.ts").then(({ renewSession }) => renewSession());
  }, [sessionEndsAt]);

  const leave = () => {
    if (state === "pending") return;
    setState("pending");
    endSession().then(
      () => router.refresh(),
      () => setState("failed"),
    );
  };
  return (
    <div className={styles.member}>
      <span className={styles.name} title={account}>
        {name}
      </span>
      <button
        className={styles.link}
        type="button"
        aria-disabled={state === "pending"}
        onClick={leave}
      >
        {signOut}
      </button>
      <span className={styles.problem} role="alert">
        {state === "failed" ? failed : null}
      </span>
    </div>
  );
}
