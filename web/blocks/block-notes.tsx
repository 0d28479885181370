import type { ReactNode } from "react";
import { isShownAt } from "../content/display-time.ts";
import type { ParsedBlock } from "../content/parse/parse-blocks.ts";
import type { BlockContext } from "./block-component.ts";
import { formatMoment } from "./countdown/countdown-formats.ts";
import { EditorNote } from "./editor-note.tsx";
import type { BlockProblem } from "../content/parse/problems.ts";

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
      title={t("blocks.invalid.title")}
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

/**
 * Draft mode only: a card above an incomplete block. The card names the missing parts. `isHidden`
 * is true if visitors do not see the block.
 */
export function UnfinishedBlock({
  problem,
  isHidden,
  context: { t, FieldReasons },
}: {
  problem: BlockProblem;
  isHidden: boolean;
  context: CardContext;
}) {
  return (
    <EditorNote
      title={t(isHidden ? "blocks.unfinished.hiddenTitle" : "blocks.unfinished.title")}
      hint={t(isHidden ? "blocks.unfinished.hiddenHint" : "blocks.unfinished.hint")}
      documentId={problem.documentId}
      documentType={problem.documentType}
      path={problem.path}
      reasons={problem.reasons}
      FieldReasons={FieldReasons}
    />
  );
}

/**
 * Returns the card that editors see above a block outside its scheduled time. The card states when
 * the block will appear, or when it was hidden. Returns null if visitors see the block at `now` (a
 * Unix time in ms), or if `at` is set, because the page then omits blocks outside their time.
 */
export function timeNote(
  parsed: ParsedBlock & { ok: true },
  { at, document, formats, t, FieldReasons }: BlockContext,
  now: number,
): ReactNode {
  const { from, until } = parsed.shown;
  if (at !== null || isShownAt(parsed.shown, now)) return null;
  const isComing = from !== null && now < from;
  const inUtc = (moment: number | null) => formatMoment(formats, moment ?? now, "UTC");
  const reason = isComing
    ? { field: "from", message: t("blocks.time.coming", { moment: inUtc(from) }) }
    : { field: "until", message: t("blocks.time.gone", { moment: inUtc(until) }) };
  return (
    <EditorNote
      title={t("blocks.time.title")}
      hint={t("blocks.time.hint")}
      documentId={document.id}
      documentType={document.type}
      path={`${parsed.path}.shown`}
      reasons={[reason]}
      FieldReasons={FieldReasons}
    />
  );
}
