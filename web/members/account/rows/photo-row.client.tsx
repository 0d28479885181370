"use client";
import { useState } from "react";
import { setPhoto } from "../../firebase/calls/account.client.ts";
import { initialsOf } from "../../menu/initials.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../../sign-in/form/submission.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { nameOf } from "../account.ts";
import { Row } from "../row.client.tsx";
import type { RowAction } from "../row.client.tsx";
import { ConfirmForm, EditForm, TextField } from "./edit-form.client.tsx";
import styles from "../account.module.css";

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
  const remove: RowAction = {
    name: "remove",
    label: say("account.remove"),
    form: (
      <ConfirmForm
        question={say("account.photoRemove")}
        submit={say("account.remove")}
        work={() => change(() => setPhoto(""))}
        notice={say("account.removed")}
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
