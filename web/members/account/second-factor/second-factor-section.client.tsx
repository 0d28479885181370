"use client";
import { useState } from "react";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import { returnPath } from "../../return-path.ts";
import styles from "../account.module.css";
import { useAccountPage } from "../account-page.client.ts";
import { AddAppRow } from "./add-app-row.client.tsx";
import { AddPhoneRow } from "./add-phone-row.client.tsx";
import { FactorRow } from "./factor-row.client.tsx";
import { Section } from "../section.client.tsx";
import { VerifyOffer } from "../rows/verify-offer.client.tsx";

/**
 * The account's second factors. If the site has them switched off, shows only existing ones, so that the member can
 * remove them. [AUTH-2]
 */
export function SecondFactorSection() {
  const say = useSay();
  const { account, form } = useAccountPage();
  const [wayBack] = useState(pathBack);
  const { secondFactor, phone } = form.settings;
  const isOn = secondFactor !== "off";
  const { factors, email, emailVerified } = account;
  // Stays after the last factor is removed, to announce that.
  const [isShown] = useState(isOn || factors.length > 0);
  if (!isShown) return null;
  return (
    <Section id="second-step" heading={say("account.secondStep")} intro={introOf()}>
      {factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} />
      ))}
      {isOn && !emailVerified ? (
        <div className={styles.row}>
          <p className={styles.value}>
            {say(email === null ? "account.secondStepNoEmail" : "account.secondStepUnverified")}
          </p>
          {email === null ? null : (
            <div className={styles.actions}>
              <VerifyOffer />
            </div>
          )}
        </div>
      ) : null}
      {isOn && emailVerified ? (
        <>
          {/* The provider allows one app per account. */}
          {factors.some(({ kind }) => kind === "totp") ? null : <AddAppRow />}
          {phone ? <AddPhoneRow /> : null}
        </>
      ) : null}
      {wayBack !== null && factors.length > 0 ? (
        <div className={styles.row}>
          <a className={signIn.primary} href={wayBack}>
            {say("account.wayBack")}
          </a>
        </div>
      ) : null}
    </Section>
  );

  function introOf() {
    if (!isOn) return factors.length > 0 ? say("account.secondStepOff") : "";
    return say(
      secondFactor === "required" ? "account.secondStepRequired" : "account.secondStepIntro",
    );
  }
}

/** Returns the page of this site that sent the member here to add a second factor; null: none. */
function pathBack(): string | null {
  const path = returnPath({
    from: new URLSearchParams(location.search).get("from"),
    referrer: "",
    settled: null,
    origin: location.origin,
    here: location.pathname,
    home: "",
  });
  return path === "" ? null : path;
}
