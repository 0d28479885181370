import type { ComposeRequest } from "@marquee/schemas/editing";
import { holderOf } from "./blocks-on-page.client.ts";
import type { ComposerShape } from "./composer-icon.client.tsx";
import type { BlockFacts } from "./use-chosen-block.client.ts";

/**
 * The action of a toolbar button: send a request to the studio (`request`), select another block
 * (`choose`), use the clipboard (`clip`), or open the block's pictures (`pictures`) or settings.
 */
export type ComposerAction = { shape: ComposerShape } & (
  | { request: ComposeRequest }
  | { choose: string; title: string }
  | { clip: "copy" | "cut" }
  | { pictures: string }
);

const holders = new Set(["columns", "signInGate"]);

/**
 * Returns the actions for the selected blocks, in the toolbar's order. A selection of several
 * blocks has fewer actions than a single block.
 */
export function actionsFor(
  {
    path,
    type,
    selected,
    hasPictures,
  }: Pick<BlockFacts, "path" | "type" | "selected" | "hasPictures">,
  document: string,
  { titleOf, hasSettings }: { titleOf: (path: string) => string; hasSettings: boolean },
): ComposerAction[] {
  const block = { document, path };
  const blocks = { document, paths: [...selected] };
  const isOne = selected.length === 1;
  const holder = holderOf(path);
  const all: (ComposerAction | false)[] = [
    isOne && holder !== null && { shape: "holder", choose: holder, title: titleOf(holder) },
    isOne && hasPictures && { shape: "images", pictures: path },
    isOne && hasSettings && { shape: "settings", request: { action: "openSettings", ...block } },
    isOne && { shape: "addAbove", request: { action: "addBeside", ...block, side: "before" } },
    isOne && { shape: "addBelow", request: { action: "addBeside", ...block, side: "after" } },
    isOne &&
      holders.has(type) && { shape: "addInside", request: { action: "addInside", ...block } },
    { shape: "moveUp", request: { action: "step", ...blocks, by: -1 } },
    { shape: "moveDown", request: { action: "step", ...blocks, by: 1 } },
    { shape: "duplicate", request: { action: "duplicate", ...blocks } },
    { shape: "copy", clip: "copy" },
    { shape: "cut", clip: "cut" },
    { shape: "remove", request: { action: "remove", ...blocks } },
  ];
  return all.filter((action) => action !== false);
}
