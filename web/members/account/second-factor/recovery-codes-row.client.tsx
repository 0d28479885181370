"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { pageFormatLocale } from "../../../i18n/format-locale.client.ts";
import { leftToRight, useAuthTranslation } from "../../sign-in/form/auth-texts.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import { CopyButton, Row, useAccountPage, useCloseRow } from "../account-page.client.tsx";
import styles from "../account.module.css";
import { EditForm } from "../edit-form.client.tsx";
import { formatDay } from "../format-time.ts";
import {
  createRecoveryCodes,
  readRecoveryCodes,
  type RecoveryCodes,
} from "../stored-calls.client.ts";
import { useLatest } from "../use-latest.client.ts";

/** The recovery codes of an account with a second factor: how many are left, and new ones. [AUTH-12] */
export function RecoveryCodesRow() {
  const t = useAuthTranslation();
  const [codes, setCodes] = useState<RecoveryCodes | null | undefined>(undefined);
  const readLatest = useLatest();
  const load = useCallback(
    () => readLatest(readRecoveryCodes, setCodes).catch(() => {}),
    [readLatest],
  );
  useEffect(() => void load(), [load]);
  // Not loaded yet, or the site can't store codes.
  if (codes === undefined) return null;
  return (
    <Row
      label={t("account.recovery")}
      actions={[
        {
          name: "create",
          label: t(codes === null ? "account.recoveryCreate" : "account.recoveryRenew"),
          form: <CreateForm replaces={codes !== null} onCreated={load} />,
        },
      ]}
    >
      <p className={styles.state} data-active={codes !== null && codes.remaining > 0}>
        {codes === null
          ? t("account.recoveryNone")
          : t("account.recoveryLeft", { remaining: codes.remaining, total: codes.total })}
      </p>
      <p className={styles.quiet}>
        {codes === null
          ? t("account.recoveryIntro")
          : t("account.recoverySince", {
              date: formatDay(new Date(codes.createdAt), pageFormatLocale()),
            })}
      </p>
    </Row>
  );
}

type CreateFormProps = {
  /** Whether new codes end earlier ones. */
  replaces: boolean;
  onCreated: () => void;
};

function CreateForm({ replaces, onCreated }: CreateFormProps) {
  const t = useAuthTranslation();
  const { confirmed } = useAccountPage();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <NewCodes codes={codes} />;
  return (
    <EditForm
      submit={t("account.recoveryCreate")}
      work={async () => {
        setCodes(await confirmed(createRecoveryCodes));
        onCreated();
      }}
      notice={null}
    >
      {() => <p>{t(replaces ? "account.recoveryReplaces" : "account.recoveryOnce")}</p>}
    </EditForm>
  );
}

/** The new codes, which are displayed once: to copy, to save as a file, or to print. */
function NewCodes({ codes }: { codes: readonly string[] }) {
  const t = useAuthTranslation();
  const close = useCloseRow();
  const { account, siteName } = useAccountPage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = [siteName, account.email ?? account.uid, "", ...codes, ""].join("\n");
  return (
    <div className={signIn.panel}>
      <h4 ref={heading} tabIndex={-1} className={styles.codesHeading}>
        {t("account.recoveryHeading", { site: siteName })}
      </h4>
      <p>{t("account.recoverySave")}</p>
      <p className={styles.printed}>{leftToRight(account.email ?? account.uid)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.choices}>
        <CopyButton text={codes.join("\n")} label={t("account.recovery")} />
        <a
          className={styles.action}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t("account.recoveryFile")}
        </a>
        <button type="button" className={styles.action} onClick={() => print()}>
          {t("account.recoveryPrint")}
        </button>
      </div>
      <button
        type="button"
        className={signIn.primary}
        onClick={() => close(t("account.recoverySaved"))}
      >
        {t("account.recoveryDone")}
      </button>
    </div>
  );
}
