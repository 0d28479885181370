import type { ComposeRequest } from "@marquee/schemas/editing";
import { type BlockOnPage, holderOf } from "./blocks-on-page.client.ts";
import type { ComposerShape } from "./composer-icon.client.tsx";

/** The action of a toolbar button: send a request to the studio, or select another block. */
export type ComposerAction = { shape: ComposerShape } & (
  | { ask: ComposeRequest }
  | { choose: string; title: string }
);

const holders = new Set(["columns", "signInGate"]);

/** Returns the actions that a block offers, in the toolbar's order. */
export function actionsFor(
  { path, type }: Pick<BlockOnPage, "path" | "type">,
  document: string,
  titleOf: (path: string) => string,
): ComposerAction[] {
  const block = { document, path };
  const holder = holderOf(path);
  const all: (ComposerAction | false)[] = [
    holder !== null && { shape: "holder", choose: holder, title: titleOf(holder) },
    { shape: "addAbove", ask: { ask: "addBeside", ...block, side: "before" } },
    { shape: "addBelow", ask: { ask: "addBeside", ...block, side: "after" } },
    holders.has(type) && { shape: "addInside", ask: { ask: "addInside", ...block } },
    { shape: "moveUp", ask: { ask: "step", ...block, by: -1 } },
    { shape: "moveDown", ask: { ask: "step", ...block, by: 1 } },
    { shape: "duplicate", ask: { ask: "duplicate", ...block } },
    { shape: "remove", ask: { ask: "remove", ...block } },
  ];
  return all.filter((action) => action !== false);
}
