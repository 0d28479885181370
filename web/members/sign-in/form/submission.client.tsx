"use client";
import { parseEmail } from "@marquee/schemas/email";
import { useEffect, useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import type { NextStep } from "../../error-messages.ts";
import { codedError, explainError } from "../../errors.ts";
import type { Explained } from "../../errors.ts";
import { useAuthTranslation } from "./auth-texts.client.tsx";
import styles from "./sign-in.module.css";

/** A form that is submitted to the provider. */
export type Submission = {
  form: RefObject<HTMLFormElement | null>;
  isPending: boolean;
  /** The error of the last attempt, or null if there is none. */
  problem: Explained | null;
  /**
   * Returns the error message of a field, or of the whole form if `field` is null. Returns null if there is no error.
   */
  problemOf: (field: Explained["field"]) => string | null;
  /** For the form's `onSubmit`. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows an error that arose elsewhere, such as in another button of the same screen. */
  report: (error: unknown) => void;
  clear: () => void;
};

/**
 * Submits a form, and ignores further submissions while one is pending. Shows an error at the field concerned, which
 * gets the focus. `handleError` may handle an error that leads to another step, such as a second factor, and then
 * returns true.
 */
export function useSubmission(
  work: (form: FormData) => Promise<void>,
  handleError: (error: unknown) => boolean = () => false,
): Submission {
  const t = useAuthTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Explained | null>(null);

  const report = (error: unknown) => {
    if (handleError(error)) return;
    const explained = explainError(error);
    const found = explained.field && form.current?.elements.namedItem(explained.field);
    const field = found instanceof HTMLElement ? found : null;
    // An error of a field that this form lacks would not be displayed, so it is displayed for the
    // whole form.
    setProblem(field ? explained : { ...explained, field: null });
    field?.focus();
  };
  return {
    form,
    isPending,
    problem,
    report,
    clear: () => setProblem(null),
    problemOf: (field) =>
      problem !== null && problem.field === field ? t(problem.key, { code: problem.code }) : null,
    submit: (event) => {
      event.preventDefault();
      if (isPending) return;
      setProblem(null);
      setPending(true);
      work(new FormData(event.currentTarget))
        .catch(report)
        .finally(() => setPending(false));
    },
  };
}

const labels = {
  resetPassword: "form.toReset",
  signIn: "form.signIn",
  otherMethod: "form.otherWay",
} as const satisfies Record<NextStep, string>;

type Props = {
  submission: Pick<Submission, "problem" | "problemOf">;
  /** The next steps that this form can offer. */
  actions?: { [Step in NextStep]?: () => void };
};

/**
 * Displays an error that belongs to the whole form. Also displays a button for the next step after any error, even one
 * that a field displays.
 */
export function FormProblem({ submission: { problem, problemOf }, actions = {} }: Props) {
  const t = useAuthTranslation();
  const next = problem?.next ?? null;
  const act = next === null ? undefined : actions[next];
  return (
    <>
      {/* Always in the document, so that screen readers announce a change of its text. */}
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      {next !== null && act ? (
        <button className={styles.switch} type="button" onClick={act}>
          {t(labels[next])}
        </button>
      ) : null}
    </>
  );
}

/** Focuses a form's field when the form appears, because the element that had the focus is gone. */
export function useFocusOn(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, name]);
}

/**
 * Returns the email address of a submitted form, in the form in which the product stores it; empty if there is none.
 * Throws the provider's error if the text is no address.
 */
export function emailOf(form: FormData): string {
  const typed = textOf(form, "email").trim();
  if (typed === "") return "";
  const address = parseEmail(typed);
  if (address === null) throw codedError("invalid-email");
  return address;
}

/** Returns the text of a submitted form's field; empty if there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
