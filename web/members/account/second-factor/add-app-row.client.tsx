"use client";
import type { TotpSecret } from "firebase/auth";
import { useState } from "react";
import { enrolApp, newTotpSecret } from "../../firebase/calls/enrolment.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { CodeField } from "../../sign-in/code/code-field.client.tsx";
import { textOf } from "../../sign-in/form/text-of.ts";
import { asciiDigits } from "../../sign-in/code/ascii-digits.ts";
import { useAccountPage } from "../account-page.client.ts";
import { EditForm } from "../rows/edit-form.client.tsx";
import { Row } from "../row.client.tsx";
import { SharedSecret } from "./shared-secret.client.tsx";
import { TextField } from "../rows/text-field.client.tsx";

/** Adds an authenticator app as a second factor. */
export function AddAppRow() {
  const say = useSay();
  return (
    <Row
      label={say("account.factorApp")}
      actions={[
        {
          name: "add",
          label: say("account.add"),
          form: <AppForm />,
        },
      ]}
    >
      {say("account.appIntro")}
    </Row>
  );
}

/** Requests a new secret from the provider, then the code that proves that the app knows it. */
function AppForm() {
  const say = useSay();
  const { account, siteName, change, confirmed } = useAccountPage();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  if (secret === null) {
    return (
      <EditForm
        key="begin"
        submit={say("account.appBegin")}
        work={async () => setSecret(await confirmed(newTotpSecret))}
        said={null}
      >
        {() => <p>{say("account.appNeeds")}</p>}
      </EditForm>
    );
  }
  return (
    <EditForm
      key="confirm"
      submit={say("account.appConfirm")}
      work={(data) => {
        const code = asciiDigits(textOf(data, "code")).replace(/\D/g, "");
        const name = textOf(data, "device").trim() || say("account.factorApp");
        return change(() => enrolApp(secret, code, name));
      }}
      said={say("account.factorAdded")}
    >
      {(problemOf) => (
        <>
          <SharedSecret
            secret={secret.secretKey}
            account={account.email ?? account.uid}
            issuer={siteName}
          />
          <CodeField error={problemOf("code")} />
          <TextField
            name="device"
            label={say("account.deviceName")}
            hint={say("account.deviceHint")}
            maxLength={40}
            dir="auto"
            error={null}
          />
        </>
      )}
    </EditForm>
  );
}
