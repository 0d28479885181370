import type { BlockProblem } from "../content/parse/problems.ts";
import type { BlockContext } from "./block-component.ts";
import { EditorNote } from "./editor-note.tsx";
import { spokenType } from "./spoken-type.ts";

type CardContext = Pick<BlockContext, "t" | "FieldReasons">;

/** Draft mode only: a card in place of a block that is not displayed. It names the fields to fix. */
export function InvalidBlock({
  problem,
  context: { t, FieldReasons },
}: {
  problem: BlockProblem;
  context: CardContext;
}) {
  return (
    <EditorNote
      title={t("blocks.invalid.title", { type: spokenType(problem.blockType) })}
      hint={t("blocks.invalid.hint")}
      documentId={problem.documentId}
      documentType={problem.documentType}
      path={problem.path}
      blockType={problem.blockType}
      reasons={problem.reasons}
      FieldReasons={FieldReasons}
    />
  );
}

/** Draft mode only: a card above a block that names its missing parts. `isHidden`: visitors do not see the block. */
export function UnfinishedBlock({
  problem,
  isHidden,
  context: { t, FieldReasons },
}: {
  problem: BlockProblem;
  isHidden: boolean;
  context: CardContext;
}) {
  const type = spokenType(problem.blockType);
  return (
    <EditorNote
      title={t(isHidden ? "blocks.unfinished.hiddenTitle" : "blocks.unfinished.title", { type })}
      hint={t(isHidden ? "blocks.unfinished.hiddenHint" : "blocks.unfinished.hint")}
      documentId={problem.documentId}
      documentType={problem.documentType}
      path={problem.path}
      reasons={problem.reasons}
      FieldReasons={FieldReasons}
    />
  );
}
