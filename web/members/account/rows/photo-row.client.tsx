"use client";
import { setPhoto } from "../../firebase/calls/account.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../../sign-in/form/text-of.ts";
import { nameOf } from "../account.ts";
import { ConfirmForm } from "../confirm/confirm-form.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { EditForm } from "./edit-form.client.tsx";
import { Portrait } from "./portrait.client.tsx";
import { Row, type RowAction } from "../row.client.tsx";
import { TextField } from "./text-field.client.tsx";

/** The member's picture. The account stores only its address; nothing is uploaded. */
export function PhotoRow() {
  const say = useSay();
  const { account, change } = useAccountPage();
  const edit: RowAction = {
    name: "change",
    label: say(account.photo === null ? "account.add" : "account.change"),
    form: (
      <EditForm
        submit={say("account.save")}
        work={(data) => change(() => setPhoto(textOf(data, "photo").trim()))}
        said={say("account.saved")}
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
  const remove: RowAction = {
    name: "remove",
    label: say("account.remove"),
    form: (
      <ConfirmForm
        question={say("account.photoRemove")}
        submit={say("account.remove")}
        work={() => change(() => setPhoto(""))}
        said={say("account.removed")}
      />
    ),
  };
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
