import { gatedBlocksQuery, gatedBlocksShape } from "@marquee/schemas/contract";
import type { Block } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type * as z from "zod";
import { decideAccess } from "../auth/access.ts";
import type { BlockContext } from "../blocks/block-component.ts";
import { RenderBlocks } from "../blocks/render-blocks.tsx";
import { noteMoment } from "../live/moments.server.ts";
import { readDraft } from "./draft-view.server.ts";
import { ContentUnavailable } from "./content-fault.ts";
import { type ContentQuery, readContent } from "./fetch.server.ts";
import { gatesAreSafe } from "./gate-guard.server.ts";
import { nextChange } from "./next-change.ts";
import type { View } from "./view.ts";

/** Asked for by members' requests alone, and never kept. */
const gatedBlocks: ContentQuery<z.output<typeof gatedBlocksShape>> = {
  query: gatedBlocksQuery,
  shape: gatedBlocksShape,
  keep: false,
};

/** While the content service fails the gate stays shut, and the page around it stands. */
async function readGated(view: View, id: string, key: string) {
  try {
    return (await readContent(view, gatedBlocks, { id, key })).result;
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/** The open pages of members change with what is behind their gates too. */
function noteChange(document: string, blocks: unknown): void {
  const next = nextChange(blocks, Date.now());
  if (next !== null) noteMoment(document, next);
}

/**
 * What a gate holds for this request's member: null when they may not pass. The members' blocks are read only
 * after the rules were met, and the rules that came with them are checked again: they may be stricter by now.
 * Editors at work on a draft see them without signing in; whoever they look at it as is judged as everyone is. [GATE-2]
 */
export async function renderGatedBlocks(
  gate: Block<"signInGate">,
  context: BlockContext,
): Promise<ReactNode> {
  const { member, draft, document } = context;
  if (!draft && !decideAccess(gate.rules, member).open) return null;
  if (!draft && !(await gatesAreSafe())) return null;

  const view = {
    draft: await readDraft(),
    member,
    at: context.at,
    isEditing: draft,
    cached: false,
  };
  const gated = await readGated(view, document.id, gate._key);
  if (gated === null) return null;
  if (!draft && !decideAccess(gated.rules, member).open) return null;
  if (view.draft === null) noteChange(document.id, gated.blocks);
  const path = `${document.path}.blocks`;
  return <RenderBlocks blocks={gated.blocks} context={{ ...context, first: false }} path={path} />;
}
