"use client";
import { deleteAccount } from "../firebase/calls/account.client.ts";
import { codedError } from "../firebase/calls/coded-error.ts";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../sign-in/form/submission.client.tsx";
import { useAccountPage } from "./account-page.client.ts";
import { EditForm, TextField } from "./rows/edit-form.client.tsx";
import { Row } from "./row.client.tsx";
import { Section } from "./section.client.tsx";

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
