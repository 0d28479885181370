import { gatedBlocksQuery, gatedBlocksShape } from "@marquee/schemas/contract";
import type { Block } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type * as z from "zod";
import { decideAccess } from "../../members/access.ts";
import type { BlockContext } from "../../blocks/block-component.ts";
import { RenderBlocks } from "../../blocks/render-blocks.tsx";
import { noteMoment } from "../live/display-times.server.ts";
import { readDraft } from "../draft-view.server.ts";
import { ContentUnavailable } from "../service/content-fault.ts";
import { type ContentQuery, readContent } from "../service/fetch.server.ts";
import { gatesAreSafe } from "./gate-guard.server.ts";
import { nextChange } from "../next-change.ts";
import type { View } from "../view.ts";

/** Read for members' requests only, and never cached on disk. */
const gatedBlocks: ContentQuery<z.output<typeof gatedBlocksShape>> = {
  query: gatedBlocksQuery,
  shape: gatedBlocksShape,
  keep: false,
};

/** Returns null while the content service fails: the gate stays closed and the rest of the page renders. */
async function readGated(view: View, id: string, key: string) {
  try {
    return (await readContent(view, gatedBlocks, { id, key })).result;
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/** Schedules a refresh of members' open pages for the next time that gated blocks change. */
function noteChange(document: string, blocks: unknown): void {
  const next = nextChange(blocks, Date.now());
  if (next !== null) noteMoment(document, next);
}

/** The rendered members' blocks of a gate, and the number of stored blocks. */
type GatedBlocks = { node: ReactNode; count: number };

/**
 * Renders a gate's content for this request's member; null if access is denied. Gated blocks are read only after the
 * rules allowed access. The rules in that response are then checked again, because they may be stricter by now. Editors
 * of a draft see gated content without signing in; a preview as another visitor is subject to the rules. [GATE-2]
 */
export async function renderGatedBlocks(
  gate: Block<"signInGate">,
  context: BlockContext,
): Promise<GatedBlocks | null> {
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
  const within = { ...context, first: false };
  return {
    node: <RenderBlocks blocks={gated.blocks} context={within} path={path} />,
    count: gated.blocks.length,
  };
}
