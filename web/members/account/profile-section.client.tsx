"use client";
import { rename } from "./account-calls.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../sign-in/form/submission.client.tsx";
import { Row, Section, useAccountPage } from "./account-page.client.tsx";
import { EditForm, TextField } from "./edit-form.client.tsx";
import { EmailRow, PhoneRow } from "./contact-rows.client.tsx";
import { PictureRow } from "./picture-row.client.tsx";

/** The member's profile: name, picture, email address and phone number. */
export function ProfileSection() {
  const say = useSay();
  return (
    <Section id="you" heading={say("account.you")}>
      <NameRow />
      <PictureRow />
      <EmailRow />
      <PhoneRow />
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
