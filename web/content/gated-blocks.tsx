import { gatedBlocksQuery, gatedBlocksShape } from "@marquee/schemas/contract";
import type { Block } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type * as z from "zod";
import { decideAccess } from "../auth/access.ts";
import type { BlockContext } from "../blocks/block-component.ts";
import { RenderBlocks } from "../blocks/render-blocks.tsx";
import { readDraft } from "./draft-view.server.ts";
import { ContentUnavailable } from "./content-fault.ts";
import { type ContentQuery, readContent } from "./fetch.server.ts";
import { gatesAreSafe } from "./gate-guard.server.ts";
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

/**
 * What a gate holds for this request's member: null when they may not pass. The members' blocks are read only
 * after the rules were met, and the rules that came with them are checked again: they may be stricter by now.
 * Editors in draft mode see them without signing in. [GATE-2]
 */
export async function renderGatedBlocks(
  gate: Block<"signInGate">,
  context: BlockContext,
): Promise<ReactNode> {
  const { member, draft, document } = context;
  if (!draft && !decideAccess(gate.rules, member).open) return null;
  if (!draft && !(await gatesAreSafe())) return null;

  const view = { draft: draft ? await readDraft() : null, member, at: context.at, cached: false };
  const gated = await readGated(view, document.id, gate._key);
  if (gated === null) return null;
  if (!draft && !decideAccess(gated.rules, member).open) return null;
  const path = `${document.path}.blocks`;
  return <RenderBlocks blocks={gated.blocks} context={{ ...context, first: false }} path={path} />;
}
