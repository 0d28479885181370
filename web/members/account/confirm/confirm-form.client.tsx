"use client";
import { EditForm } from "../rows/edit-form.client.tsx";

type Props = {
  /** The question about the action. */
  question: string;
  submit: string;
  work: () => Promise<void>;
  /** Announced on success. */
  said: string;
};

/** Asks for confirmation before something is removed or ended. */
export function ConfirmForm({ question, submit, work, said }: Props) {
  return (
    <EditForm submit={submit} work={work} said={said}>
      {() => <p>{question}</p>}
    </EditForm>
  );
}
