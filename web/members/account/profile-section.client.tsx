"use client";
import { useState } from "react";
import { pageFormatLocale } from "../../i18n/format-locale.client.ts";
import { rename, setPhoto } from "./account-calls.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../sign-in/form/submission.client.tsx";
import {
  CopyButton,
  Row,
  type RowAction,
  Section,
  useAccountPage,
} from "./account-page.client.tsx";
import { formatDay } from "./format-time.ts";
import { EditForm, TextField, useRemoveAction } from "./edit-form.client.tsx";
import { EmailRow, PhoneRow } from "./contact-rows.client.tsx";
import { initialsOf } from "../menu/initials.ts";
import { nameOf } from "./account.ts";
import styles from "./account.module.css";

/** The member's profile: name, picture, email address and phone number, and data that can't be changed. */
export function ProfileSection() {
  const say = useSay();
  const { account } = useAccountPage();
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
            {formatDay(account.createdAt, pageFormatLocale())}
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

/** The member's picture. The account stores only the picture's URL; nothing is uploaded. */
function PhotoRow() {
  const say = useSay();
  const { account, change } = useAccountPage();
  const edit: RowAction = {
    name: "change",
    label: say(account.photo === null ? "account.add" : "account.change"),
    form: (
      <EditForm
        submit={say("account.save")}
        work={(data) => change(() => setPhoto(textOf(data, "photo").trim()))}
        notice={say("account.saved")}
      >
        {(problemOf) => (
          <TextField
            name="photo"
            type="url"
            label={say("account.photoAddress")}
            hint={say("account.photoHint")}
            autoComplete="photo"
            defaultValue={account.photo ?? ""}
            dir="ltr"
            error={problemOf("photo")}
          />
        )}
      </EditForm>
    ),
  };
  const remove = useRemoveAction(say("account.photoRemove"), () => change(() => setPhoto("")));
  return (
    <Row label={say("account.photo")} actions={account.photo === null ? [edit] : [edit, remove]}>
      {account.photo === null ? (
        say("account.photoNone")
      ) : (
        <Portrait photo={account.photo} name={nameOf(account)} />
      )}
    </Row>
  );
}

/** A member's avatar; their initials if there is no picture, or if it fails to load. */
export function Portrait({ photo, name }: { photo: string | null; name: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = photo !== null && photo !== broken && photo.startsWith("https:");
  return (
    <span className={styles.portrait} aria-hidden="true">
      {isShown ? (
        // The picture's server must not learn which page requests it.
        <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
