"use client";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import styles from "./account.module.css";
import { CopyButton } from "./copy-button.client.tsx";
import { useAccountPage } from "./account-page.client.ts";
import { EmailRow } from "./rows/email-row.client.tsx";
import { formatDay } from "./format-time.ts";
import { NameRow } from "./rows/name-row.client.tsx";
import { PhoneRow } from "./rows/phone-row.client.tsx";
import { PhotoRow } from "./rows/photo-row.client.tsx";
import { Row } from "./row.client.tsx";
import { Section } from "./section.client.tsx";

/** The member's profile: what they can change, and what they can't. */
export function ProfileSection() {
  const say = useSay();
  const { account, language } = useAccountPage();
  return (
    <Section id="you" heading={say("account.you")}>
      {account.isGuest ? null : (
        <>
          <NameRow />
          <PhotoRow />
          <EmailRow />
          <PhoneRow />
        </>
      )}
      {account.createdAt ? (
        <Row label={say("account.since")}>
          <time dateTime={account.createdAt.toISOString()}>
            {formatDay(account.createdAt, language)}
          </time>
        </Row>
      ) : null}
      <Row label={say("account.kind")}>
        {say(account.isGuest ? "account.kindGuest" : "account.kindMember")}
      </Row>
      <Row label={say("account.area")}>
        {account.tenantId === null ? say("account.areaNone") : <bdi>{account.tenantId}</bdi>}
      </Row>
      <Row label={say("account.number")}>
        <div className={styles.copied}>
          <bdi dir="ltr">{account.uid}</bdi>
          <CopyButton text={account.uid} label={say("account.number")} />
        </div>
      </Row>
    </Section>
  );
}
