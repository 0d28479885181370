import type { BlockDocument } from "../../blocks/block-component.ts";

/** Returns the path of a schedule's calendar file. Null for a gated schedule, because anyone can fetch the file. */
export function calendarPath(document: BlockDocument, key: string): string | null {
  const { id, path } = document.reusedAt ?? document;
  const isGated = path.includes("].blocks");
  if (isGated) return null;
  return `/calendar/${[id, `${key}.ics`].map(encodeURIComponent).join("/")}`;
}
