"use client";
import { EditForm } from "./edit-form.client.tsx";

type Props = {
  /** What is about to happen. */
  question: string;
  submit: string;
  work: () => Promise<void>;
  /** Said when it is done. */
  said: string;
};

/** Asks once more before something goes. */
export function ConfirmForm({ question, submit, work, said }: Props) {
  return (
    <EditForm submit={submit} work={work} said={said}>
      {() => <p>{question}</p>}
    </EditForm>
  );
}
