import type { ComposeRequest } from "@marquee/schemas/editing";
import type { KeyboardEvent } from "react";

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "shiftKey" | "ctrlKey" | "metaKey">;

type Does = {
  sendCommand: (request: ComposeRequest) => void;
  /** Adds a block after the selected blocks. */
  add: () => void;
  /** Selects a block relative to the selected one; ±Infinity selects the first or last. */
  step: (by: number) => void;
  /** Adds the next or previous block of the list to the selection. */
  extend: (by: 1 | -1) => void;
  /** Selects all blocks of the list. */
  selectList: () => void;
  /** Starts typing in the block's first text, or opens the block's form. */
  edit: () => void;
  deselect: () => void;
};

/**
 * Returns the function that handles a key while the toolbar has the focus; undefined if the key has
 * no effect. `blocks` are the selected blocks.
 */
export function composerKeyHandler(
  { key, altKey, shiftKey, ctrlKey, metaKey }: Pressed,
  blocks: { document: string; paths: string[] },
  { sendCommand, add, step, extend, selectList, edit, deselect }: Does,
): (() => void) | undefined {
  const duplicate = () => sendCommand({ action: "duplicate", ...blocks });
  if ((ctrlKey || metaKey) && !altKey) {
    return new Map([
      ["a", selectList],
      ["d", duplicate],
    ]).get(key.toLowerCase());
  }
  const go = (by: 1 | -1) => () => {
    if (altKey) sendCommand({ action: "step", ...blocks, by });
    else if (shiftKey) extend(by);
    else step(by);
  };
  const remove = () => sendCommand({ action: "remove", ...blocks });
  return new Map([
    ["ArrowUp", go(-1)],
    ["ArrowDown", go(1)],
    ["Home", () => step(-Infinity)],
    ["End", () => step(Infinity)],
    ["F2", edit],
    ["Insert", add],
    ["+", add],
    ["Delete", remove],
    // The same as Delete, because many keyboards have no Delete key.
    ["Backspace", remove],
    ["Escape", deselect],
  ]).get(key);
}
