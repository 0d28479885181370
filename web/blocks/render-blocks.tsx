import { cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { BlockBoundary } from "./block-boundary.client.tsx";
import type { BlockContext } from "./block-component.ts";
import { contain } from "./contain.ts";
import { InvalidBlock } from "./invalid-block.tsx";
import { openingOf } from "./opening.ts";
import { RenderBlock } from "./registry.tsx";
import { timeNote } from "./time-note.tsx";
import { blockMarks, type BlockMarks } from "../content/edit-attribute.ts";
import { parseBlocks, type ParsedBlock } from "../content/parse.ts";
import { type BlockProblem, reportProblem } from "../content/problems.ts";

/** A block that takes longer, say because it waits for an answer that never comes, is left out. In ms. */
const TIME_LIMIT = 10_000;

function refused(problem: BlockProblem, context: BlockContext): ReactNode {
  reportProblem(problem);
  return context.draft ? <InvalidBlock key={problem.path} problem={problem} t={context.t} /> : null;
}

function failureOf(
  parsed: ParsedBlock & { ok: true },
  message: string,
  context: BlockContext,
): BlockProblem {
  return {
    documentId: context.document.id,
    path: parsed.path,
    blockKey: parsed.key,
    blockType: parsed.block._type,
    reasons: [{ field: "", message }],
  };
}

/** What stands in draft mode where a block's parts for the browser fail: that is found out after this. */
function cardOf(parsed: ParsedBlock & { ok: true }, context: BlockContext): ReactNode {
  if (!context.draft) return null;
  const problem = failureOf(parsed, "failed in a part that runs in the browser too", context);
  return <InvalidBlock problem={problem} t={context.t} />;
}

/**
 * Marks a block for the Presentation tool. Where it is one element that is marked itself, so that in a preview rooms
 * stand side by side as they do for visitors: styles go by neighbours.
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
  // Blocks inside a block have their own time, which must be over before it is.
  const limit = TIME_LIMIT * (parsed.level + 1);
  const contained = await contain(<RenderBlock block={parsed.block} context={within} />, limit);
  if (!contained.ok) {
    const { error } = contained;
    const message = error instanceof Error ? error.message : String(error);
    return refused(failureOf(parsed, `failed while it was rendered: ${message}`, context), context);
  }
  const marks = blockMarks(context, parsed.path, parsed.block._type);
  const note = timeNote(parsed, context, Date.now());
  const noted =
    note === null ? (
      contained.node
    ) : (
      <>
        {note}
        {contained.node}
      </>
    );
  const node = marks ? markForEditing(noted, marks) : noted;
  if (!contained.hasClientParts) return <Fragment key={parsed.key}>{node}</Fragment>;
  const at = `document ${context.document.id}, ${parsed.path} (${parsed.block._type})`;
  return (
    <BlockBoundary key={parsed.key} at={at} instead={cardOf(parsed, context)}>
      <Fragment>{node}</Fragment>
    </BlockBoundary>
  );
}

/**
 * Renders a raw list of blocks in its order. A block that does not fit, is unknown or throws is left out
 * (draft mode: a card that says why stands in its place); the others are not affected. [PAGE-3]
 */
export async function RenderBlocks({
  blocks,
  context,
  path,
}: {
  blocks: unknown;
  context: BlockContext;
  /** Field path of the list in the document, for editors: `blocks`, `blocks[_key=="a"].teaser`. */
  path: string;
}): Promise<ReactNode> {
  const { id: documentId, reusedAt } = context.document;
  const parsed = parseBlocks(blocks, { documentId, path, within: reusedAt?.key }, context.at);
  const opening = openingOf(parsed);
  return Promise.all(
    parsed.map((entry, index) =>
      renderOne(entry, { ...context, first: context.first && index === opening }),
    ),
  );
}
