import { cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { BlockBoundary } from "./block-boundary.client.tsx";
import type { BlockContext } from "./block-component.ts";
import { contain } from "./contain.ts";
import { markEmptyTexts } from "./mark-empty-texts.ts";
import { InvalidBlock, timeNote, UnfinishedBlock } from "./block-notes.tsx";
import { openingOf } from "./opening.ts";
import { blockMarks, type BlockMarks } from "../content/edit-attribute.ts";
import { displayedAt } from "../content/display-time.ts";
import { blockPictures } from "../content/parse/block-pictures.ts";
import { keepUnitsOfBlock } from "../content/parse/keep-units-of-block.ts";
import { blockTexts } from "../content/parse/block-texts.ts";
import type { ParsedBlock } from "../content/parse/parse-blocks.ts";
import { type BlockProblem, reportProblem } from "../content/parse/problems.ts";

/** Timeout for rendering a block, in ms. A slower block is dropped, for example one that waits for a video's host. */
const TIME_LIMIT = 10_000;

function refused(problem: BlockProblem, context: BlockContext): ReactNode {
  reportProblem.block(problem);
  return context.isEditing ? (
    <InvalidBlock key={problem.path} problem={problem} context={context} />
  ) : null;
}

function failureOf(
  parsed: ParsedBlock & { ok: true },
  message: string,
  context: BlockContext,
): BlockProblem {
  return {
    documentId: context.document.id,
    documentType: context.document.type,
    path: parsed.path,
    blockKey: parsed.key,
    blockType: parsed.block._type,
    reasons: [...(parsed.problem?.reasons ?? []), { field: "", message }],
  };
}

/**
 * Draft mode only: the card that replaces a block whose client components fail. It is created beforehand, because
 * client components run only later, when React renders the page.
 */
function cardOf(parsed: ParsedBlock & { ok: true }, context: BlockContext): ReactNode {
  if (!context.isEditing) return null;
  const problem = failureOf(parsed, "A script of this block failed in the browser.", context);
  return <InvalidBlock problem={problem} context={context} />;
}

/**
 * Logs the missing parts of a block once. Returns the card that editors see above the block. Null
 * if no part is missing, and outside draft mode.
 */
function gapNote(parsed: ParsedBlock & { ok: true }, context: BlockContext): ReactNode {
  if (parsed.problem === null) return null;
  reportProblem.block(parsed.problem, !parsed.isUnfinished);
  return context.isEditing ? (
    <UnfinishedBlock problem={parsed.problem} isHidden={parsed.isUnfinished} context={context} />
  ) : null;
}

/**
 * Adds the attributes for Sanity's Presentation tool to a block. If the block renders a single
 * element, sets them on that element, because sibling selectors of the style sheets would not match
 * through a wrapper. Otherwise wraps the block in an element with the attributes.
 */
function markForEditing(node: ReactNode, marks: BlockMarks): ReactNode {
  return isValidElement<Record<string, unknown>>(node) && typeof node.type === "string" ? (
    cloneElement(node, marks)
  ) : (
    <div {...marks}>{node}</div>
  );
}

async function renderOne(parsed: ParsedBlock, context: BlockContext): Promise<ReactNode> {
  if (!parsed.ok) return refused(parsed.problem, context);
  const within = { ...context, document: { ...context.document, path: parsed.path } };
  // A block has a higher `level` than the blocks inside it, and therefore a longer timeout. A slow inner block
  // reaches its own timeout first, so it is dropped alone.
  const limit = TIME_LIMIT * (parsed.level + 1);
  const contained = await contain(
    <context.RenderBlock
      block={context.isEditing ? parsed.block : keepUnitsOfBlock(parsed.block)}
      context={within}
    />,
    limit,
  );
  if (!contained.ok) {
    const { error } = contained;
    const message = error instanceof Error ? error.message : String(error);
    const reason = `This block can't be rendered: ${message.replace(/\.$/, "")}.`;
    return refused(failureOf(parsed, reason, context), context);
  }
  const texts = context.isEditing ? blockTexts(parsed.block) : [];
  const pictures = context.isEditing ? blockPictures(parsed.block) : [];
  const marks = blockMarks(context, parsed.path, parsed.block._type, texts, pictures);
  const time = timeNote(parsed, context, Date.now());
  const gaps = gapNote(parsed, within);
  const rendered = markEmptyTexts(contained.node, texts);
  const noted =
    time === null && gaps === null ? (
      rendered
    ) : (
      <>
        {time}
        {gaps}
        {rendered}
      </>
    );
  const node = marks ? markForEditing(noted, marks) : noted;
  if (!contained.hasClientParts) return <Fragment key={parsed.key}>{node}</Fragment>;
  const at = `document ${context.document.id}, ${parsed.path} (${parsed.block._type})`;
  return (
    <BlockBoundary key={parsed.key} at={at} fallback={cardOf(parsed, context)}>
      <Fragment>{node}</Fragment>
    </BlockBoundary>
  );
}

/**
 * Renders the displayed blocks of a list in order. A block that is invalid or throws is dropped, or in draft mode
 * replaced by a card with the reason. The other blocks are not affected. [PAGE-3]
 */
export async function RenderBlocks({
  blocks,
  context,
}: {
  blocks: readonly ParsedBlock[];
  context: BlockContext;
}): Promise<ReactNode> {
  const displayed = displayedAt(blocks, context.at);
  const opening = openingOf(displayed);
  return Promise.all(
    displayed.map((entry, index) =>
      renderOne(entry, { ...context, first: context.first && index === opening }),
    ),
  );
}
