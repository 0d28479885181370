import { unstoredTexts } from "../composing/text-writer.ts";
import { connection } from "./connection.ts";
import { hasUnstoredDocuments } from "./unstored-documents.ts";

export const hasUnstoredChanges = (): boolean =>
  connection.state.value.unsent > 0 ||
  hasUnstoredDocuments() ||
  [...unstoredTexts.values()].some((writer) => !writer.isIdle());

/** Time in ms after a key for which an editor counts as typing. The next letter may be on its way. */
const TYPING = 10_000;

let lastKey = -Infinity;

/** Notes that the editor types in the studio or on the previewed page. */
export function noteKey(): void {
  lastKey = performance.now();
}

export const isEditing = (): boolean =>
  performance.now() - lastKey < TYPING || hasUnstoredChanges();
