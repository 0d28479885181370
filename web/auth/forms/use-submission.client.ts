"use client";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { explainError } from "../errors.ts";
import type { Explained } from "../errors.ts";
import { useSay } from "./auth-texts.client.tsx";

/** A form that is sent to the provider. */
export type Submission = {
  form: RefObject<HTMLFormElement | null>;
  isPending: boolean;
  /** What went wrong at the last try; null: nothing. */
  problem: Explained | null;
  /** What is wrong with a field, or (null) with the form as a whole; null: nothing. */
  problemOf: (field: Explained["field"]) => string | null;
  /** For the form's `onSubmit`. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Says a problem that arose elsewhere, such as in another button of the same screen. */
  report: (error: unknown) => void;
  clear: () => void;
};

/**
 * Sends a form once at a time and says what went wrong, where it went wrong; the field it belongs to gets the focus.
 * `wayOn` may take an error that is no fault but another step (a second factor, say): it answers whether it did.
 */
export function useSubmission(
  work: (form: FormData) => Promise<void>,
  wayOn: (error: unknown) => boolean = () => false,
): Submission {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Explained | null>(null);

  const report = (error: unknown) => {
    if (wayOn(error)) return;
    const explained = explainError(error);
    const found = explained.field && form.current?.elements.namedItem(explained.field);
    const field = found instanceof HTMLElement ? found : null;
    // What belongs to a field that this form has not is said of the form, or nobody would read it.
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
      problem !== null && problem.field === field ? say(problem.key, { code: problem.code }) : null,
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
