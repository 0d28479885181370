"use client";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { nameOf } from "./account.ts";
import styles from "./account.module.css";
import { useDesk } from "./desk.client.ts";
import { GuestSection } from "./guest-section.client.tsx";
import { LeaveSection } from "./leave-section.client.tsx";
import { Portrait } from "./rows/portrait.client.tsx";
import { SecondStepSection } from "./second-factor/second-step-section.client.tsx";
import { SessionsSection } from "./sessions-section.client.tsx";
import { WaysSection } from "./ways-section.client.tsx";
import { YouSection } from "./you-section.client.tsx";

/** A member's account in sections. */
export function AccountRoom() {
  const say = useSay();
  const { account } = useDesk();
  const name = nameOf(account);
  return (
    <div className={styles.account}>
      <div className={styles.greeting}>
        <Portrait photo={account.photo} name={name} />
        <p>
          {name === null ? say("account.guest") : say("account.greeting", { name: apart(name) })}
        </p>
      </div>
      {account.isGuest ? <GuestSection /> : null}
      <YouSection />
      {account.isGuest ? null : (
        <>
          <WaysSection />
          <SecondStepSection />
        </>
      )}
      <SessionsSection />
      <LeaveSection />
    </div>
  );
}

/** Isolates a name whose writing direction differs from that of the sentence. */
const apart = (name: string): string => `\u2068${name}\u2069`;
