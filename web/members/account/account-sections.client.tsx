"use client";
import { useRouter } from "next/navigation";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { SignInPanel } from "../sign-in/sign-in-panel.client.tsx";
import { useAccountPage } from "./account-page.client.ts";
import { nameOf } from "./account.ts";
import { DeleteSection } from "./delete-section.client.tsx";
import { MethodsSection } from "./methods-section.client.tsx";
import { ProfileSection } from "./profile-section.client.tsx";
import { Portrait } from "./rows/photo-row.client.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.client.tsx";
import { Section } from "./section.client.tsx";
import { SessionsSection } from "./sessions-section.client.tsx";
import styles from "./account.module.css";

/** A member's account in sections. */
export function AccountSections() {
  const say = useSay();
  const { account } = useAccountPage();
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
      <ProfileSection />
      {account.isGuest ? null : (
        <>
          <MethodsSection />
          <SecondFactorSection />
        </>
      )}
      <SessionsSection />
      <DeleteSection />
    </div>
  );
}

/** Isolates a name whose writing direction differs from that of the sentence. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** Lets a guest sign up by any method and keep the account. */
function GuestSection() {
  const say = useSay();
  const router = useRouter();
  const { form, language } = useAccountPage();
  return (
    <Section
      id="membership"
      heading={say("account.membership")}
      intro={say("account.membershipIntro")}
    >
      <SignInPanel
        language={language}
        form={form}
        place="page"
        first={{ at: "methods", mode: "signUp" }}
        onDone={() => router.refresh()}
      />
    </Section>
  );
}
