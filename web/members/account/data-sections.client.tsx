"use client";
import { pageFormatLocale } from "../../i18n/format-locale.client.ts";
import { codedError } from "../errors.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { textOf, useSubmission } from "../sign-in/form/submission.client.tsx";
import signIn from "../sign-in/form/sign-in.module.css";
import { deleteAccount } from "./account-calls.client.ts";
import { CopyButton, Row, Section, useAccountPage } from "./account-page.client.tsx";
import styles from "./account.module.css";
import { EditForm, TextField } from "./edit-form.client.tsx";
import { formatDateTime, formatDay } from "./format-time.ts";
import { downloadData } from "./stored-calls.client.ts";

/** The download of the account's data, and facts that members rarely need. [AUTH-12] */
export function DataSection() {
  const t = useAuthTranslation();
  const { account } = useAccountPage();
  const locale = pageFormatLocale();
  return (
    <Section id="your-data" heading={t("account.data")}>
      <Row label={t("account.dataFile")}>
        <p>{t("account.dataIntro")}</p>
        <DownloadForm />
      </Row>
      <details className={styles.details}>
        <summary>{t("account.details")}</summary>
        {account.createdAt ? (
          <Row label={t("account.since")}>
            <time dateTime={account.createdAt.toISOString()}>
              {formatDay(account.createdAt, locale)}
            </time>
          </Row>
        ) : null}
        {account.lastLoginAt ? (
          <Row label={t("account.lastLogin")}>
            <time dateTime={account.lastLoginAt.toISOString()}>
              {formatDateTime(account.lastLoginAt, locale)}
            </time>
          </Row>
        ) : null}
        <Row label={t("account.kind")}>
          {t(account.isGuest ? "account.kindGuest" : "account.kindMember")}
        </Row>
        {account.tenantId === null ? null : (
          <Row label={t("account.area")}>
            <bdi>{account.tenantId}</bdi>
          </Row>
        )}
        <Row label={t("account.number")}>
          <div className={styles.copied}>
            <bdi dir="ltr">{account.uid}</bdi>
            <CopyButton text={account.uid} label={t("account.number")} />
          </div>
        </Row>
      </details>
    </Section>
  );
}

function DownloadForm() {
  const t = useAuthTranslation();
  const { form, isPending, problemOf, submit } = useSubmission(downloadData);
  return (
    <form ref={form} aria-busy={isPending} onSubmit={submit}>
      <button className={styles.action} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("account.dataDownload")}
      </button>
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
    </form>
  );
}

/** Deletes the account. The member has to type a word first, so that nobody deletes it by mistake. */
export function DeleteSection() {
  const t = useAuthTranslation();
  const { confirmed, leave } = useAccountPage();
  const word = t("account.deleteWord");
  return (
    <Section id="leave" heading={t("account.leave")}>
      <Row
        label={t("account.delete")}
        actions={[
          {
            name: "delete",
            label: t("account.deleteBegin"),
            form: (
              <EditForm
                submit={t("account.deleteSubmit")}
                work={async (data) => {
                  if (!isWord(textOf(data, "word"), word)) throw codedError("wrong-word");
                  await confirmed(deleteAccount);
                  leave("account.deleted");
                }}
                notice={null}
              >
                {(problemOf) => (
                  <>
                    <p>{t("account.deleteIntro")}</p>
                    <p>
                      <a href="#your-data">{t("account.dataFirst")}</a>
                    </p>
                    <TextField
                      name="word"
                      label={t("account.deleteType", { word })}
                      autoComplete="off"
                      error={problemOf("word")}
                    />
                  </>
                )}
              </EditForm>
            ),
          },
        ]}
      >
        {t("account.deleteHint")}
      </Row>
    </Section>
  );
}

const isWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
