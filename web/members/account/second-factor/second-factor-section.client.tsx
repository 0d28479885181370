"use client";
import { useState } from "react";
import { pageFormatLocale } from "../../../i18n/format-locale.client.ts";
import { enrolPhone, removeFactor, sendEnrolmentCode } from "../account-calls.client.ts";
import { returnPath } from "../../return-path.ts";
import { leftToRight, useAuthTranslation } from "../../sign-in/form/auth-texts.client.tsx";
import { lastDigits } from "../../sign-in/phone/phone-number.ts";
import { useAccountPage, Row, Section } from "../account-page.client.tsx";
import type { Factor } from "../account.ts";
import { formatDay } from "../format-time.ts";
import { useRemoveAction } from "../edit-form.client.tsx";
import { VerifyOffer, PhoneExchange } from "../contact-rows.client.tsx";
import { RecoveryCodesRow } from "./recovery-codes-row.client.tsx";
import { AddAppRow } from "./add-app-row.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import styles from "../account.module.css";

/**
 * The account's second factors. If second factors are switched off, shows only existing ones, so
 * that the member can remove them. [AUTH-2]
 */
export function SecondFactorSection() {
  const t = useAuthTranslation();
  const { account, form } = useAccountPage();
  const [wayBack] = useState(pathBack);
  const { secondFactor, phone } = form.settings;
  const isOn = secondFactor !== "off";
  const { factors, email, emailVerified } = account;
  // `isShown` keeps its initial value. So the section stays after the last factor is removed, and can
  // announce the removal.
  const [isShown] = useState(isOn || factors.length > 0);
  if (!isShown) return null;
  return (
    <Section id="second-step" heading={t("account.secondStep")} intro={introOf()}>
      {factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} />
      ))}
      {/* Firebase may refuse the check of a recovery code for a phone, so codes are offered beside an app. */}
      {factors.some(({ kind }) => kind === "totp") ? <RecoveryCodesRow /> : null}
      {isOn && !emailVerified ? (
        <div className={styles.row}>
          <p className={styles.value}>
            {t(email === null ? "account.secondStepNoEmail" : "account.secondStepUnverified")}
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
          {/* The provider allows one authenticator app per account. */}
          {factors.some(({ kind }) => kind === "totp") ? null : <AddAppRow />}
          {phone ? <AddPhoneRow /> : null}
        </>
      ) : null}
      {wayBack !== null && factors.length > 0 ? (
        <div className={styles.row}>
          <a className={signIn.primary} href={wayBack}>
            {t("account.wayBack")}
          </a>
        </div>
      ) : null}
    </Section>
  );

  function introOf() {
    if (!isOn) return factors.length > 0 ? t("account.secondStepOff") : "";
    return t(
      secondFactor === "required" ? "account.secondStepRequired" : "account.secondStepIntro",
    );
  }
}

/**
 * Returns the path of the page that sent the member here to add a second factor; null if there is
 * none.
 */
function pathBack(): string | null {
  const path = returnPath({
    from: new URLSearchParams(location.search).get("from"),
    referrer: "",
    configured: null,
    origin: location.origin,
    here: location.pathname,
    home: "",
  });
  return path === "" ? null : path;
}

/** Row of a second factor: the date it was added, and a button that removes it. */
function FactorRow({ factor }: { factor: Factor }) {
  const t = useAuthTranslation();
  const { change } = useAccountPage();
  const kind =
    factor.kind === "totp"
      ? t("account.factorApp")
      : t("account.factorPhone", { phone: leftToRight(lastDigits(factor.phone ?? "")) });
  const name = factor.name ?? kind;
  const since = factor.since
    ? t("account.factorSince", { date: formatDay(factor.since, pageFormatLocale()) })
    : null;
  const remove = useRemoveAction(t("account.factorRemove", { name }), () =>
    change(() => removeFactor(factor.id)),
  );
  return (
    <Row label={name} actions={[remove]}>
      <p className={styles.state} data-active>
        {[factor.name === null ? null : kind, since].filter(Boolean).join(" · ")}
      </p>
    </Row>
  );
}

function AddPhoneRow() {
  const t = useAuthTranslation();
  const { change, confirmed } = useAccountPage();
  return (
    <Row
      label={t("account.wayPhone")}
      actions={[
        {
          name: "add",
          label: t("account.add"),
          form: (
            <PhoneExchange
              send={(number) => confirmed(() => sendEnrolmentCode(number))}
              confirm={(sentId, code) =>
                change(() => enrolPhone(sentId, code, t("account.wayPhone")))
              }
              notice={t("account.factorAdded")}
            />
          ),
        },
      ]}
    >
      {t("account.phoneFactorIntro")}
    </Row>
  );
}
