/**
 * Interface texts in languages that the product doesn't have, by language tag, and your words in place of the product's.
 * Texts that a file lacks are those of the language's own fallback.
 */
import type { TextTree } from "../i18n/text-file.ts";

export const ownLanguages = {} satisfies Record<string, TextTree>;
