"use client";
import { Suspense, lazy, useId } from "react";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import styles from "../account.module.css";
import { CopyButton } from "../copy-button.client.tsx";
import { otpAddress } from "./otp-address.ts";

/** Loaded lazily, because no other part needs the QR code library. */
const QrCode = lazy(async () => ({ default: (await import("./qr-code.client.tsx")).QrCode }));

type Props = {
  /** In base32, as the provider returned it. */
  secret: string;
  account: string;
  issuer: string;
};

/** The secret for an authenticator app, as a QR code and as text. */
export function SharedSecret({ secret, account, issuer }: Props) {
  const say = useSay();
  const label = useId();
  return (
    <>
      <p>{say("account.appScan")}</p>
      <div className={styles.qr} data-tone="house">
        <Suspense fallback={null}>
          <QrCode
            text={otpAddress({ secret, account, issuer })}
            label={say("account.appPicture")}
          />
        </Suspense>
      </div>
      <div className={styles.secret}>
        <p id={label}>{say("account.appSecret")}</p>
        <code dir="ltr" aria-labelledby={label}>
          {secret.match(/.{1,4}/g)?.join(" ")}
        </code>
        <CopyButton text={secret} label={say("account.appSecretName")} />
      </div>
    </>
  );
}
