import type { Form } from "@marquee/schemas/types";
import type { ComponentType } from "react";
import { InterfaceText } from "../design/ui/interface-text.tsx";
import type { Translate } from "../i18n/translate.ts";
import type { FormFacts } from "./enhance-form.client.ts";
import { type FormState, FormView } from "./form-view.tsx";
import styles from "./form-screen.module.css";

/** The page of a form for visitors without script: the form with their answers, or the success message. */
export function FormScreen({
  form,
  language,
  t,
  isSent,
  isReviewed,
  page,
  Start,
  state,
}: {
  form: Form;
  language: string;
  t: Translate;
  isSent: boolean;
  /** True if the visitor has filled in the form before, and sees the answers to check them. */
  isReviewed: boolean;
  page: string;
  /** Loads the form's script in the browser. */
  Start: ComponentType<FormFacts>;
  state: FormState;
}) {
  const hasProblems = Object.keys(state.problems).length > 0;
  return (
    <main id="content" className="room" data-tone="default">
      <div className={`grid breathing ${styles.screen}`}>
        <h1 className={`title ${styles.title}`}>{form.title}</h1>
        {isSent ? (
          <div className={styles.sent}>
            <p>{form.successText ?? <InterfaceText t={t} text="forms.sent" />}</p>
            <p>
              <a href={`/${language}`}>
                <InterfaceText t={t} text="forms.toHome" />
              </a>
            </p>
          </div>
        ) : (
          <div className={styles.fields}>
            {isReviewed && !hasProblems ? (
              <output className={styles.review}>
                <InterfaceText t={t} text="forms.review" />
              </output>
            ) : null}
            <FormView
              form={form}
              id="form"
              page={page}
              language={language}
              t={t}
              Start={Start}
              state={state}
            />
          </div>
        )}
      </div>
    </main>
  );
}
