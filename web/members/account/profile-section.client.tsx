"use client";
import { rename } from "../firebase/calls/account.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../sign-in/form/submission.client.tsx";
import { useAccountPage } from "./account-page.client.ts";
import { CopyButton } from "./copy-button.client.tsx";
import { formatDay } from "./format-time.ts";
import { Row } from "./row.client.tsx";
import { EditForm, TextField } from "./rows/edit-form.client.tsx";
import { EmailRow } from "./rows/email-row.client.tsx";
import { PhoneRow } from "./rows/phone-row.client.tsx";
import { PhotoRow } from "./rows/photo-row.client.tsx";
import { Section } from "./section.client.tsx";
import styles from "./account.module.css";

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

/** The member's display name. */
function NameRow() {
  const say = useSay();
  const { account, change } = useAccountPage();
  return (
    <Row
      label={say("account.name")}
      actions={[
        {
          name: "change",
          label: say(account.name === null ? "account.add" : "account.change"),
          form: (
            <EditForm
              submit={say("account.save")}
              work={(data) => change(() => rename(textOf(data, "name").trim()))}
              notice={say("account.saved")}
            >
              {() => (
                <TextField
                  name="name"
                  label={say("account.name")}
                  hint={say("account.nameHint")}
                  autoComplete="name"
                  maxLength={80}
                  defaultValue={account.name ?? ""}
                  dir="auto"
                  error={null}
                />
              )}
            </EditForm>
          ),
        },
      ]}
    >
      {account.name === null ? say("account.none") : <bdi>{account.name}</bdi>}
    </Row>
  );
}
