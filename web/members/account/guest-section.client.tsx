"use client";
import { useRouter } from "next/navigation";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { SignInPanel } from "../sign-in/sign-in-panel.client.tsx";
import { useAccountPage } from "./account-page.client.ts";
import { Section } from "./section.client.tsx";

/** Lets a guest sign up by any method and keep the account. */
export function GuestSection() {
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
