import { longestReason } from "@marquee/schemas/editing";
import { blockMarks, editAttribute, editLink } from "../content/edit-attribute.ts";
import { pathLabel } from "../content/parse/field-label.ts";
import type { FieldProblem } from "../content/parse/tolerant-parse.ts";
import styles from "./editor-note.module.css";
import {
  DerivedFieldReasons,
  type FieldReasonsComponent,
} from "../editors/composing/field-reasons.tsx";

const joined = (path: string, field: string) => [path, field].filter(Boolean).join(".");

/** Draft mode only: a card that lists the problems of a block or document, with a link to each field. */
export function EditorNote({
  title,
  hint,
  documentId,
  documentType,
  path,
  blockType,
  reasons,
  FieldReasons = DerivedFieldReasons,
}: {
  title: string;
  hint: string;
  documentId: string;
  documentType: string;
  /** Field path of the block; empty for the document itself. */
  path: string;
  /** Type of the block that the card replaces; undefined if the card is inside the block. */
  blockType?: string;
  reasons: readonly FieldProblem[];
  FieldReasons?: FieldReasonsComponent | undefined;
}) {
  const place = { document: { id: documentId, type: documentType }, isEditing: true };
  const marks =
    blockType === undefined
      ? { "data-sanity": editAttribute(place, path), "data-sanity-drag-disable": "true" }
      : blockMarks(place, path, blockType);
  return (
    // Not an `<aside>`, because a page with two cards would have two landmarks of the same name.
    <div
      role="note"
      className={styles.card}
      data-tone="default"
      data-listed={reasons.length > 0 ? "" : undefined}
      {...marks}
    >
      <p className={styles.title}>{title}</p>
      <ul className={styles.reasons}>
        <FieldReasons
          reasons={reasons.map(({ field, keyed = field, message }) => {
            const at = joined(path, keyed);
            const reason = message.slice(0, longestReason);
            return {
              problem: { document: documentId, type: documentType, path: at, block: path, reason },
              field,
              label: pathLabel(field),
              href: editLink(place, at),
              edit: editAttribute(place, at),
            };
          })}
        />
      </ul>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
