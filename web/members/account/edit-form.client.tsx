"use client";
import { useEffect, useId, type ComponentProps, type ReactNode } from "react";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { useSubmission, type Submission } from "../sign-in/form/submission.client.tsx";
import { type RowAction, useCloseRow } from "./account-page.client.tsx";
import signIn from "../sign-in/form/sign-in.module.css";
import styles from "./account.module.css";

type Props = {
  /** Text of the submit button. */
  submit: string;
  work: (data: FormData) => Promise<void>;
  /**
   * Text that the row announces on success, when it closes the form. If this is null, the form
   * stays open and the row announces nothing.
   */
  notice: string | null;
  /** The fields; `problemOf` returns the error of a field. */
  children: (problemOf: Submission["problemOf"]) => ReactNode;
};

/**
 * A form in a row of the account page. It is saved independently of the other rows, and shows an
 * error at the field concerned.
 */
export function EditForm({ submit, work, notice, children }: Props) {
  const t = useAuthTranslation();
  const close = useCloseRow();
  const submission = useSubmission(async (data) => {
    await work(data);
    if (notice !== null) close(notice);
  });
  const { form, isPending, problemOf } = submission;
  // The form has replaced the button that had the focus. Focus the form's first field, or its
  // submit button if it has no field.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>("input:not([type=hidden])");
    (field ?? form.current?.querySelector("button"))?.focus();
  }, [form]);
  return (
    <form
      ref={form}
      className={signIn.panel}
      noValidate
      aria-busy={isPending}
      onSubmit={submission.submit}
    >
      {children(problemOf)}
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <div className={styles.choices}>
        <button className={signIn.primary} type="submit" aria-disabled={isPending}>
          {isPending ? t("form.pending") : submit}
        </button>
        <button className={signIn.switch} type="button" onClick={() => close()}>
          {t("account.keep")}
        </button>
      </div>
    </form>
  );
}

type ConfirmFormProps = {
  /** Asks the member whether to continue with the action. */
  question: string;
  submit: string;
  work: () => Promise<void>;
  /** Text that the row announces on success. */
  notice: string;
};

/** Asks for confirmation before something is removed or ended. */
export function ConfirmForm({ question, submit, work, notice }: ConfirmFormProps) {
  return (
    <EditForm submit={submit} work={work} notice={notice}>
      {() => <p>{question}</p>}
    </EditForm>
  );
}

/**
 * Returns the action that removes a row's value. The member confirms `question`, then `work` runs.
 */
export function useRemoveAction(question: string, work: () => Promise<void>): RowAction {
  const t = useAuthTranslation();
  const label = t("account.remove");
  return {
    name: "remove",
    label,
    form: (
      <ConfirmForm question={question} submit={label} work={work} notice={t("account.removed")} />
    ),
  };
}

type TextFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "defaultValue" | "dir" | "inputMode" | "maxLength"
> & {
  name: string;
  label: string;
  hint?: string;
  error: string | null;
};

/** A text field of the account page. Email addresses and passwords have other components. */
export function TextField({ label, hint, error, type = "text", ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={signIn.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type={type}
        aria-invalid={error !== null}
        aria-describedby={hint ? `${id}-hint ${id}-problem` : `${id}-problem`}
      />
      {hint ? (
        <p id={`${id}-hint`} className={signIn.hint}>
          {hint}
        </p>
      ) : null}
      <p id={`${id}-problem`} className={signIn.problem} role="alert">
        {error}
      </p>
    </div>
  );
}
