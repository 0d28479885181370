import type { ReactNode } from "react";
import { BlockBoundary } from "./block-boundary.client.tsx";
import type { BlockContext } from "./block-component.ts";
import { contain } from "./contain.ts";
import { InvalidBlock } from "./invalid-block.tsx";
import { RenderBlock } from "./registry.tsx";
import { editAttribute } from "../content/edit-attribute.ts";
import { parseBlocks, type ParsedBlock } from "../content/parse.ts";
import { type BlockProblem, reportProblem } from "../content/problems.ts";

function refused(problem: BlockProblem, context: BlockContext): ReactNode {
  reportProblem(problem);
  return context.draft ? <InvalidBlock key={problem.path} problem={problem} t={context.t} /> : null;
}

function thrown(
  parsed: ParsedBlock & { ok: true },
  error: unknown,
  context: BlockContext,
): ReactNode {
  const message = error instanceof Error ? error.message : String(error);
  return refused(
    {
      documentId: context.document.id,
      path: parsed.path,
      blockKey: parsed.key,
      blockType: parsed.block._type,
      reasons: [{ field: "", message: `failed while it was rendered: ${message}` }],
    },
    context,
  );
}

async function renderOne(parsed: ParsedBlock, context: BlockContext): Promise<ReactNode> {
  if (!parsed.ok) return refused(parsed.problem, context);
  const within = { ...context, document: { ...context.document, path: parsed.path } };
  const contained = await contain(<RenderBlock block={parsed.block} context={within} />);
  if (!contained.ok) return thrown(parsed, contained.error, context);
  const edit = editAttribute(context, parsed.path);
  return (
    <BlockBoundary key={parsed.key}>
      {edit ? <div data-sanity={edit}>{contained.node}</div> : contained.node}
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
  const parsed = parseBlocks(blocks, { documentId: context.document.id, path });
  const firstShown = parsed.findIndex((entry) => entry.ok);
  return Promise.all(
    parsed.map((entry, index) =>
      renderOne(entry, { ...context, first: context.first && index === firstShown }),
    ),
  );
}
