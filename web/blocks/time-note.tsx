import type { ReactNode } from "react";
import { isShownAt } from "../content/display-time.ts";
import type { ParsedBlock } from "../content/parse/parse-blocks.ts";
import type { BlockContext } from "./block-component.ts";
import { momentInWords } from "./countdown/in-words.ts";
import { EditorNote } from "./editor-note.tsx";
import { spokenType } from "./spoken-type.ts";

/**
 * Returns a card for editors above a block that visitors do not see now: when it appears, or when it was hidden. `now`
 * is in ms since 1970. Null for visitors, and for blocks that are visible now.
 */
export function timeNote(
  parsed: ParsedBlock & { ok: true },
  { at, document, locale, t, FieldReasons }: BlockContext,
  now: number,
): ReactNode {
  const { from, until } = parsed.shown;
  if (at !== null || isShownAt(parsed.shown, now)) return null;
  const isComing = from !== null && now < from;
  const inWords = (moment: number | null) => momentInWords(locale, moment ?? now, "UTC");
  const reason = isComing
    ? { field: "from", message: t("blocks.time.coming", { moment: inWords(from) }) }
    : { field: "until", message: t("blocks.time.gone", { moment: inWords(until) }) };
  return (
    <EditorNote
      title={t("blocks.time.title", { type: spokenType(parsed.block._type) })}
      hint={t("blocks.time.hint")}
      documentId={document.id}
      path={`${parsed.path}.shown`}
      reasons={[reason]}
      FieldReasons={FieldReasons}
    />
  );
}
