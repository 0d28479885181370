type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** The direction and the unit in which a key moves the caret, as in `Selection.modify`. */
const movements = new Map<string, readonly [direction: string, unit: string]>([
  ["ArrowDown", ["forward", "line"]],
  ["ArrowLeft", ["left", "character"]],
  ["ArrowRight", ["right", "character"]],
  ["ArrowUp", ["backward", "line"]],
  ["Backspace", ["backward", "character"]],
  ["Delete", ["forward", "character"]],
  ["End", ["forward", "lineboundary"]],
  ["Home", ["backward", "lineboundary"]],
]);

export const isDeletion = ({ key }: Pick<Key, "key">): boolean =>
  key === "Backspace" || key === "Delete";

/**
 * Moves the caret of the focused text as the browser does for an arrow key, Home or End, or over the
 * letters that Backspace or Delete removes. With Shift, extends the selection. Ignores other keys.
 */
export function moveCaret({ key, ctrlKey, metaKey, shiftKey }: Key): void {
  const [direction, unit] = movements.get(key) ?? [];
  if (direction === undefined || unit === undefined) return;
  const isWord = unit === "character" && (ctrlKey || metaKey);
  getSelection()?.modify(shiftKey ? "extend" : "move", direction, isWord ? "word" : unit);
}
