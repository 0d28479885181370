import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import { mergeTexts } from "./merge-texts.ts";

/** A change of the text for the studio: its number, counted from 1, and a diff-match-patch. */
export type TextChange = { number: number; patch: string };

/** The text in the studio, and the number of the last change that it contains. */
type StudioText = { value: string; number: number };

/** The text on the page and the position of the cursor in it. */
type Typed = { value: string; cursor: number };

/**
 * Creates the state of a text that an editor types. `initial` is the text as the page displays it.
 * Passes each local change to `send` as a patch, but none before the studio's text has arrived.
 * Merges the changes of other editors into the local text instead of overwriting it.
 */
export function createTypedText(initial: string, send: (change: TextChange) => void) {
  let local = initial;
  let number = 0;
  let isOpen = false;
  /**
   * The text after each change that the studio has not confirmed, and after the last confirmed
   * change. A key is the change's number.
   */
  const sent = new Map<number, string>();

  function submit(from: string): void {
    if (local === from) return;
    number += 1;
    send({ number, patch: stringifyPatches(makePatches(from, local)) });
    sent.set(number, local);
  }

  /** Merges a change by others into the local text. */
  function merge(base: string, theirs: string, cursor: number): Typed {
    const merged = mergeTexts(base, { mine: local, theirs }, cursor);
    local = merged.value;
    return merged;
  }

  return {
    value: (): string => local,

    /**
     * Whether the editor has changed the text, and the studio's text has not arrived yet. Until it
     * arrives, no changes are sent.
     */
    isWaiting: (): boolean => !isOpen && local !== initial,

    /** Reports that the editor changed the text. */
    type(next: string): void {
      const before = local;
      local = next;
      if (isOpen) submit(before);
    },

    /** Merges the studio's text. Returns the text to display and the moved cursor. */
    hear(studio: StudioText, cursor: number): Typed {
      if (!isOpen) {
        isOpen = true;
        sent.set(0, studio.value);
        const merged = merge(initial, studio.value, cursor);
        submit(studio.value);
        return merged;
      }
      const base = sent.get(studio.number);
      for (const each of sent.keys()) if (each < studio.number) sent.delete(each);
      if (base === undefined || base === studio.value) return { value: local, cursor };
      for (const [each, text] of sent) {
        sent.set(each, mergeTexts(base, { mine: text, theirs: studio.value }, 0).value);
      }
      return merge(base, studio.value, cursor);
    },
  };
}

export type TypedText = ReturnType<typeof createTypedText>;
