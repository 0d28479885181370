import type { Form, FormField } from "@marquee/schemas/types";
import type { ComponentType, ReactNode } from "react";
import { InterfaceText } from "../design/ui/interface-text.tsx";
import type { Translate } from "../i18n/translate.ts";
import type { FormFacts } from "./enhance-form.client.ts";
import { FormFieldView } from "./form-field.tsx";
import { formPath, siteInputs } from "./form-names.ts";
import { fileFacts, problemTexts } from "./problem-texts.ts";
import styles from "./form.module.css";

/** Answers that a visitor has already given, and their problems, by the field's key. */
export type FormState = {
  values: Readonly<Record<string, readonly string[]>>;
  problems: Readonly<Record<string, string>>;
  /** Problem of the whole form; null if there is none. */
  problem: string | null;
  /** One-time code of the rendered form. */
  nonce: string;
};

type Step = { key: string; title: string | null; fields: FormField[] };

/** Divides the fields into steps. The first step has no title unless the form begins with one. */
function stepsOf(fields: readonly FormField[]): Step[] {
  const steps: Step[] = [];
  for (const field of fields) {
    if (field.kind === "step") steps.push({ key: field._key, title: field.label, fields: [] });
    else if (steps.length === 0) steps.push({ key: "first", title: null, fields: [field] });
    else steps.at(-1)?.fields.push(field);
  }
  return steps.filter(({ fields: own }) => own.length > 0);
}

/** The input that only programs fill in. Its label tells users of assistive technology to skip it. */
function Honeypot({ id, t }: { id: string; t: Translate }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={`${id}-homepage`}>{t("forms.leaveEmpty")}</label>
      <input
        id={`${id}-homepage`}
        name={siteInputs.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}

function Problems({ state, id, t }: { state: FormState; id: string; t: Translate }) {
  const problems = Object.entries(state.problems);
  if (problems.length === 0 && state.problem === null) return null;
  return (
    <div className={styles.summary} role="alert">
      <p>{state.problem ?? <InterfaceText t={t} text="forms.errors.summary" />}</p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.map(([key, problem]) => (
            <li key={key}>
              <a href={`#${id}-${key}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The fields of a step. A legend, not a heading, because the form can be in any part of a page. */
function StepPart({
  index,
  title,
  children,
}: {
  index: number;
  title: string | null;
  children: ReactNode;
}) {
  if (title === null) {
    return (
      <div className={styles.step} data-step={index}>
        {children}
      </div>
    );
  }
  return (
    <fieldset className={styles.step} data-step={index}>
      <legend className={styles.stepTitle}>{title}</legend>
      {children}
    </fieldset>
  );
}

const empty: FormState = { values: {}, problems: {}, problem: null, nonce: "" };

/**
 * Renders a form. It works without script: the browser posts it, and the site responds with a page.
 * A script, loaded only on pages with a form, displays steps one by one and problems at once.
 */
export function FormView({
  form,
  id,
  page,
  language,
  t,
  Start,
  state = empty,
}: {
  form: Form;
  /** Id of the form's element; the ids of its fields begin with it. */
  id: string;
  /** Id of the document that displays the form. */
  page: string;
  language: string;
  t: Translate;
  /** Loads the form's script in the browser. */
  Start: ComponentType<FormFacts>;
  state?: FormState;
}) {
  const steps = stepsOf(form.fields);
  return (
    <form
      id={id}
      className={styles.form}
      action={formPath(form._id)}
      method="post"
      encType="multipart/form-data"
    >
      <input type="hidden" name={siteInputs.page} value={page} />
      <input type="hidden" name={siteInputs.language} value={language} />
      {state.nonce === "" ? null : (
        <input type="hidden" name={siteInputs.nonce} value={state.nonce} />
      )}
      <Problems state={state} id={id} t={t} />
      {steps.map(({ key, title, fields }, index) => (
        <StepPart key={key} index={index} title={title}>
          {fields.map((field) => (
            <FormFieldView
              key={field._key}
              field={field}
              id={`${id}-${field._key}`}
              values={state.values[field._key] ?? []}
              problem={state.problems[field._key] ?? null}
              t={t}
            />
          ))}
        </StepPart>
      ))}
      <Honeypot id={id} t={t} />
      <output className={styles.status} data-part="status" />
      <div className={styles.buttons}>
        <button type="submit" className={styles.submit}>
          {form.submitLabel ?? <InterfaceText t={t} text="forms.send" />}
        </button>
      </div>
      <Start
        of={id}
        challenge={`${formPath(form._id)}/challenge`}
        texts={problemTexts(t)}
        files={form.fields.some(({ kind }) => kind === "file") ? fileFacts(t) : null}
      />
    </form>
  );
}
