import type { BlockProblem } from "../content/problems.ts";
import { editAttribute } from "../content/edit-attribute.ts";
import type { Translate } from "../i18n/translate.ts";
import styles from "./invalid-block.module.css";

/** Draft mode only: stands where a block is left out, and tells the editor which field to mend. */
export function InvalidBlock({ problem, t }: { problem: BlockProblem; t: Translate }) {
  const place = { document: { id: problem.documentId }, draft: true };
  return (
    <aside className={styles["card"]} data-sanity={editAttribute(place, problem.path)}>
      <p className={styles["title"]}>{t("blocks.invalid.title", { type: problem.blockType })}</p>
      <ul className={styles["reasons"]}>
        {problem.reasons.map(({ field, message }) => (
          <li
            key={`${field} ${message}`}
            data-sanity={editAttribute(place, joined(problem.path, field))}
          >
            <code>{field || problem.blockKey}</code> {message}
          </li>
        ))}
      </ul>
      <p className={styles["hint"]}>{t("blocks.invalid.hint")}</p>
    </aside>
  );
}

const joined = (path: string, field: string) => (field === "" ? path : `${path}.${field}`);
