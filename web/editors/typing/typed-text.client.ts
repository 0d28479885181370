import {
  applyTyped,
  lettersOf,
  mergeStored,
  storedUpTo,
  visibleText,
} from "@marquee/schemas/merging";

/**
 * A change of the text for the studio: its number, counted from 1, and the whole text after it.
 * `version` is the version of the studio's text that the change is based on.
 */
export type TextChange = { number: number; version: number; value: string };

/**
 * The text that the studio has stored. `number` is the number of the last change that it contains.
 * `version` counts the changes by others.
 */
type StudioText = { value: string; number: number; version: number };

/** The text on the page and the position of the cursor in it. */
type Typed = { value: string; cursor: number };

/**
 * Creates the state of a text that an editor types. `initial` is the text as the page displays it.
 * Passes each local change to `send`, but none before the studio's text has arrived. Merges the
 * changes of other editors into the local text. The studio ignores a change that is based on an
 * older version, so a merged text is sent again.
 */
export function createTypedText(initial: string, send: (change: TextChange) => void) {
  let letters = lettersOf(initial);
  let local = initial;
  let number = 0;
  /** The version of the studio's text; null before it has arrived. */
  let version: number | null = null;

  function submit(): void {
    if (version !== null) send({ number, version, value: local });
  }

  return {
    value: (): string => local,

    /**
     * Whether the editor has changed the text, and the studio's text has not arrived yet. Until it
     * arrives, no changes are sent.
     */
    isWaiting: (): boolean => version === null && local !== initial,

    /** Reports that the editor changed the text to `next`, with the cursor at `cursor`. */
    type(next: string, cursor: number): void {
      if (next === local) return;
      number += 1;
      applyTyped(letters, next, { number, cursor });
      local = next;
      submit();
    },

    /** Merges the studio's text. Returns the text to display and the moved cursor. */
    merge(studio: StudioText, cursor: number): Typed {
      const merged = mergeStored(storedUpTo(letters, studio.number), studio.value, cursor);
      letters = merged.letters;
      local = visibleText(letters);
      if (version !== studio.version) {
        version = studio.version;
        if (local !== studio.value) {
          number += 1;
          submit();
        }
      }
      return { value: local, cursor: merged.cursor };
    },
  };
}

export type TypedText = ReturnType<typeof createTypedText>;
