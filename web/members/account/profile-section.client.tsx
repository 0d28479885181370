"use client";
import { rename } from "./account-calls.client.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../sign-in/form/submission.client.tsx";
import { Row, Section, useAccountPage } from "./account-page.client.tsx";
import { EditForm, TextField } from "./edit-form.client.tsx";
import { EmailRow, PhoneRow } from "./contact-rows.client.tsx";
import { PictureRow } from "./picture-row.client.tsx";

/** The member's profile: name, picture, email address and phone number. */
export function ProfileSection() {
  const t = useAuthTranslation();
  return (
    <Section id="you" heading={t("account.you")}>
      <NameRow />
      <PictureRow />
      <EmailRow />
      <PhoneRow />
    </Section>
  );
}

function NameRow() {
  const t = useAuthTranslation();
  const { account, change } = useAccountPage();
  return (
    <Row
      label={t("account.name")}
      actions={[
        {
          name: "change",
          label: t(account.name === null ? "account.add" : "account.change"),
          form: (
            <EditForm
              submit={t("account.save")}
              work={(data) => change(() => rename(textOf(data, "name").trim()))}
              notice={t("account.saved")}
            >
              {() => (
                <TextField
                  name="name"
                  label={t("account.name")}
                  hint={t("account.nameHint")}
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
      {account.name === null ? t("account.none") : <bdi>{account.name}</bdi>}
    </Row>
  );
}
