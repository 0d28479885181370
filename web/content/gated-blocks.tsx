import { gatedBlocksQuery, gatedBlocksShape } from "@marquee/schemas/contract";
import type { Block } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import { decideAccess } from "../auth/access.ts";
import type { BlockContext } from "../blocks/block-component.ts";
import { RenderBlocks } from "../blocks/render-blocks.tsx";
import { readDraft } from "./draft-view.server.ts";
import { readContent } from "./fetch.server.ts";
import { gatesAreSafe } from "./gate-guard.server.ts";

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

  const view = { draft: draft ? await readDraft() : null, member, cached: false };
  const params = { id: document.id, key: gate._key };
  const { result } = await readContent(view, gatedBlocksQuery, params);
  const gated = gatedBlocksShape.parse(result);
  if (gated === null) return null;
  if (!draft && !decideAccess(gated.rules, member).open) return null;
  const path = `${document.path}.blocks`;
  return <RenderBlocks blocks={gated.blocks} context={{ ...context, first: false }} path={path} />;
}
