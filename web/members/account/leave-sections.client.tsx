"use client";
import { useState } from "react";
import { pageFormatLocale } from "../../i18n/format-locale.client.ts";
import { deleteAccount, signOutEverywhere } from "./account-calls.client.ts";
import { endSession } from "../token-sync/end-session.client.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { ConfirmForm, EditForm, TextField } from "./edit-form.client.tsx";
import { Row, Section, useAccountPage } from "./account-page.client.tsx";
import { formatDateTime, formatTimeAgo } from "./format-time.ts";
import { codedError } from "../errors.ts";
import { textOf } from "../sign-in/form/submission.client.tsx";
import styles from "./account.module.css";

/** The time of the last sign-in, and the sign-out actions. */
export function SessionsSection() {
  const say = useSay();
  const { account, leave } = useAccountPage();
  const [now] = useState(Date.now);
  const last = account.lastLoginAt;
  return (
    <Section id="sessions" heading={say("account.sessions")}>
      {last ? (
        <Row label={say("account.lastLogin")}>
          <time dateTime={last.toISOString()}>{formatDateTime(last, pageFormatLocale())}</time>
          <p className={styles.quiet}>{formatTimeAgo(last, now, pageFormatLocale())}</p>
        </Row>
      ) : null}
      <Row
        label={say("account.here")}
        actions={[
          {
            name: "out",
            label: say("account.signOut"),
            form: (
              <ConfirmForm
                question={say(account.isGuest ? "account.signOutGuest" : "account.signOutIntro")}
                submit={say("account.signOut")}
                work={() => endSession().then(() => leave("account.signedOut"))}
                notice=""
              />
            ),
          },
        ]}
      >
        {say("account.hereIntro")}
      </Row>
      {account.isGuest ? null : (
        <Row
          label={say("account.everywhere")}
          actions={[
            {
              name: "out",
              label: say("account.signOutEverywhere"),
              form: (
                <ConfirmForm
                  question={say("account.signOutEverywhereIntro")}
                  submit={say("account.signOutEverywhere")}
                  work={() => signOutEverywhere().then(() => leave("account.signedOutEverywhere"))}
                  notice=""
                />
              ),
            },
          ]}
        >
          {say("account.everywhereIntro")}
        </Row>
      )}
    </Section>
  );
}

/** Deletes the account. The member has to type a word first, so that nobody deletes it by mistake. */
export function DeleteSection() {
  const say = useSay();
  const { confirmed, leave } = useAccountPage();
  const word = say("account.deleteWord");
  return (
    <Section id="leave" heading={say("account.leave")}>
      <Row
        label={say("account.delete")}
        actions={[
          {
            name: "delete",
            label: say("account.deleteBegin"),
            form: (
              <EditForm
                submit={say("account.deleteSubmit")}
                work={async (data) => {
                  if (!isWord(textOf(data, "word"), word)) throw codedError("wrong-word");
                  await confirmed(deleteAccount);
                  leave("account.deleted");
                }}
                notice={null}
              >
                {(problemOf) => (
                  <>
                    <p>{say("account.deleteIntro")}</p>
                    <TextField
                      name="word"
                      label={say("account.deleteType", { word })}
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
        {say("account.deleteHint")}
      </Row>
    </Section>
  );
}

const isWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
