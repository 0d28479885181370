import { blockMarks, editAttribute } from "../content/edit-attribute.ts";
import type { BlockProblem } from "../content/problems.ts";
import styles from "./editor-note.module.css";

const joined = (path: string, field: string) => (field === "" ? path : `${path}.${field}`);

/** Draft mode only: a card that tells the editor what is wrong with a block; each reason leads to its field. */
export function EditorNote({
  title,
  hint,
  documentId,
  path,
  blockType,
  reasons,
}: {
  title: string;
  hint: string;
  documentId: string;
  /** Field path of the block. */
  path: string;
  /** The block's type, where the note stands in the block's place; without it, it stands inside the block. */
  blockType?: string;
  reasons: BlockProblem["reasons"];
}) {
  const place = { document: { id: documentId }, draft: true };
  const marks =
    blockType === undefined
      ? { "data-sanity": editAttribute(place, path), "data-sanity-drag-disable": "true" }
      : blockMarks(place, path, blockType);
  return (
    // Not an aside: a page with two of them would have two landmarks of one name.
    <div role="note" className={styles.card} data-tone="house" {...marks}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.reasons}>
        {reasons.map(({ field, message }) => (
          <li key={`${field} ${message}`} data-sanity={editAttribute(place, joined(path, field))}>
            <bdi>{message}</bdi> {field === "" ? null : <code>{field}</code>}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
