import { EditorNote } from "../blocks/editor-note.tsx";
import type { FieldReasonsComponent } from "../editors/composing/field-reasons.tsx";
import { type DocumentProblem, nameOfProblems } from "../content/parse/problems.ts";
import type { Translate } from "../i18n/translate.ts";

/** Renders a card for each document with invalid fields. Draft mode only. */
export function DocumentNotes({
  problems,
  t,
  FieldReasons,
}: {
  problems: readonly DocumentProblem[];
  t: Translate;
  FieldReasons?: FieldReasonsComponent | undefined;
}) {
  return problems.map((problem) => (
    <EditorNote
      key={problem.documentId}
      title={t(`preview.problems.${nameOfProblems(problem)}`)}
      hint={t("preview.problems.hint")}
      documentId={problem.documentId}
      documentType={problem.documentType}
      path=""
      reasons={problem.fields}
      FieldReasons={FieldReasons}
    />
  ));
}
