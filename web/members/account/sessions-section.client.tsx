"use client";
import { useState } from "react";
import { signOutEverywhere } from "../firebase/calls/account.client.ts";
import { endSession } from "../token-sync/end-session.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "./account.module.css";
import { ConfirmForm } from "./rows/edit-form.client.tsx";
import { useAccountPage } from "./account-page.client.ts";
import { formatTimeAgo, formatDateTime } from "./format-time.ts";
import { Row } from "./row.client.tsx";
import { Section } from "./section.client.tsx";

/** The time of the last sign-in, and the sign-out actions. */
export function SessionsSection() {
  const say = useSay();
  const { account, language, leave } = useAccountPage();
  const [now] = useState(Date.now);
  const last = account.lastLoginAt;
  return (
    <Section id="sessions" heading={say("account.sessions")}>
      {last ? (
        <Row label={say("account.lastLogin")}>
          <time dateTime={last.toISOString()}>{formatDateTime(last, language)}</time>
          <p className={styles.quiet}>{formatTimeAgo(last, now, language)}</p>
        </Row>
      ) : null}
      <Row
        label={say("account.here")}
        actions={[
          {
            name: "out",
            label: say("account.signOut"),
            form: (
              <ConfirmForm
                question={say(account.isGuest ? "account.signOutGuest" : "account.signOutIntro")}
                submit={say("account.signOut")}
                work={() => endSession().then(() => leave("account.signedOut"))}
                notice=""
              />
            ),
          },
        ]}
      >
        {say("account.hereIntro")}
      </Row>
      {account.isGuest ? null : (
        <Row
          label={say("account.everywhere")}
          actions={[
            {
              name: "out",
              label: say("account.signOutEverywhere"),
              form: (
                <ConfirmForm
                  question={say("account.signOutEverywhereIntro")}
                  submit={say("account.signOutEverywhere")}
                  work={() => signOutEverywhere().then(() => leave("account.signedOutEverywhere"))}
                  notice=""
                />
              ),
            },
          ]}
        >
          {say("account.everywhereIntro")}
        </Row>
      )}
    </Section>
  );
}
