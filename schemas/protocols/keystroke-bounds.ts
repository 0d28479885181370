/** Maximum number of keystrokes that wait for their target. */
export const mostKeystrokes = 1_000;

/** Maximum number of characters of a text that is entered at once, for example by dictation. */
export const longestText = 10_000;

/** Maximum number of characters of a pasted text that waits for its target, and of its HTML. */
export const longestPaste = { text: 200_000, html: 2_000_000 } as const;
