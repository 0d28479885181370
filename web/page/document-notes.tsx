import { EditorNote } from "../blocks/editor-note.tsx";
import type { FieldReasonsComponent } from "../editors/composing/field-reasons.tsx";
import type { DocumentProblem } from "../content/parse/problems.ts";
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
  return problems.map(({ documentId, documentType, fields }) => (
    <EditorNote
      key={documentId}
      title={t(`preview.problems.${documentType}`)}
      hint={t("preview.problems.hint")}
      documentId={documentId}
      documentType={documentType}
      path=""
      reasons={fields}
      FieldReasons={FieldReasons}
    />
  ));
}
