import type { BlockDocument } from "../blocks/block-component.ts";

/**
 * The path of a timetable's calendar file. Null for what only members see: what is behind a gate is in no file that
 * anyone may fetch.
 */
export function calendarPath(document: BlockDocument, key: string): string | null {
  const { id, path } = document.reusedAt ?? document;
  const isGated = path.includes("].blocks");
  if (isGated) return null;
  return `/calendar/${[id, `${key}.ics`].map(encodeURIComponent).join("/")}`;
}
