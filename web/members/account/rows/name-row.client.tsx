"use client";
import { rename } from "../../firebase/calls/account.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../../sign-in/form/text-of.ts";
import { useAccountPage } from "../account-page.client.ts";
import { EditForm } from "./edit-form.client.tsx";
import { Row } from "../row.client.tsx";
import { TextField } from "./text-field.client.tsx";

/** The member's display name. */
export function NameRow() {
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
              said={say("account.saved")}
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
