import type { BlockProblem } from "../content/problems.ts";
import type { Translate } from "../i18n/translate.ts";
import { EditorNote } from "./editor-note.tsx";
import { spokenType } from "./spoken-type.ts";

/** Draft mode only: stands where a block is left out, and tells the editor which field to mend. */
export function InvalidBlock({ problem, t }: { problem: BlockProblem; t: Translate }) {
  return (
    <EditorNote
      title={t("blocks.invalid.title", { type: spokenType(problem.blockType) })}
      hint={t("blocks.invalid.hint")}
      documentId={problem.documentId}
      path={problem.path}
      blockType={problem.blockType}
      reasons={problem.reasons}
    />
  );
}
