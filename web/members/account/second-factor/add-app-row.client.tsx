"use client";
import type { TotpSecret } from "firebase/auth";
import { Suspense, lazy, useId, useState } from "react";
import { enrolApp, newTotpSecret } from "../account-calls.client.ts";
import { CodeField } from "../../sign-in/code/code-form.client.tsx";
import { useAuthTranslation } from "../../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../../sign-in/form/submission.client.tsx";
import { asciiDigits } from "../../sign-in/phone/phone-number.ts";
import { useAccountPage, CopyButton, Row } from "../account-page.client.tsx";
import { EditForm, TextField } from "../edit-form.client.tsx";
import type { SecretProps } from "./qr-code.client.tsx";
import styles from "../account.module.css";

export function AddAppRow() {
  const t = useAuthTranslation();
  return (
    <Row
      label={t("account.factorApp")}
      actions={[
        {
          name: "add",
          label: t("account.add"),
          form: <AppForm />,
        },
      ]}
    >
      {t("account.appIntro")}
    </Row>
  );
}

/**
 * The form that adds an authenticator app. It first requests a new secret from the provider. It
 * then asks for a code, which proves that the app knows the secret.
 */
function AppForm() {
  const t = useAuthTranslation();
  const { account, siteName, change, confirmed } = useAccountPage();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  if (secret === null) {
    return (
      <EditForm
        key="begin"
        submit={t("account.appBegin")}
        work={async () => setSecret(await confirmed(newTotpSecret))}
        notice={null}
      >
        {() => <p>{t("account.appNeeds")}</p>}
      </EditForm>
    );
  }
  return (
    <EditForm
      key="confirm"
      submit={t("account.appConfirm")}
      work={(data) => {
        const code = asciiDigits(textOf(data, "code")).replace(/\D/g, "");
        const name = textOf(data, "device").trim() || t("account.factorApp");
        return change(() => enrolApp(secret, code, name));
      }}
      notice={t("account.factorAdded")}
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
            label={t("account.deviceName")}
            hint={t("account.deviceHint")}
            maxLength={40}
            dir="auto"
            error={null}
          />
        </>
      )}
    </EditForm>
  );
}

/** Loaded lazily, because nothing else on the account page needs the QR code library. */
const QrCode = lazy(async () => ({ default: (await import("./qr-code.client.tsx")).QrCode }));

/** The secret for an authenticator app, as a QR code and as text. */
function SharedSecret(props: SecretProps) {
  const t = useAuthTranslation();
  const label = useId();
  return (
    <>
      <p>{t("account.appScan")}</p>
      <div className={styles.qr} data-tone="default">
        <Suspense fallback={null}>
          <QrCode {...props} label={t("account.appPicture")} />
        </Suspense>
      </div>
      <div className={styles.secret}>
        <p id={label}>{t("account.appSecret")}</p>
        <code dir="ltr" aria-labelledby={label}>
          {props.secret.match(/.{1,4}/g)?.join(" ")}
        </code>
        <CopyButton text={props.secret} label={t("account.appSecretName")} />
      </div>
    </>
  );
}
