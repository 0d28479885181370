"use client";
import { useState } from "react";
import { useSay } from "../forms/auth-texts.client.tsx";
import signIn from "../forms/sign-in.module.css";
import { returnPath } from "../return-path.ts";
import styles from "./account.module.css";
import { useDesk } from "./desk.client.ts";
import { AddAppRow } from "./add-app-row.client.tsx";
import { AddPhoneRow } from "./add-phone-row.client.tsx";
import { FactorRow } from "./factor-row.client.tsx";
import { Section } from "./section.client.tsx";
import { VerifyOffer } from "./verify-offer.client.tsx";

/**
 * What the account asks for at sign-in besides the first step. Where the site has it off, only what an account already
 * has is shown, to take it away. [AUTH-2]
 */
export function SecondStepSection() {
  const say = useSay();
  const { account, form } = useDesk();
  const [wayBack] = useState(pathBack);
  const { secondFactor, phone } = form.settings;
  const isOn = secondFactor !== "off";
  const { factors, email, emailVerified } = account;
  if (!isOn && factors.length === 0) return null;
  return (
    <Section id="second-step" heading={say("account.secondStep")} intro={say(introOf())}>
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
          {/* The provider takes one app for an account. */}
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
    if (!isOn) return "account.secondStepOff" as const;
    return secondFactor === "required"
      ? ("account.secondStepRequired" as const)
      : ("account.secondStepIntro" as const);
  }
}

/** The page of this site that sent the member here to add a second step; null: none did. */
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
