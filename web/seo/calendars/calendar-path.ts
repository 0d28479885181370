/** A field of a document: the id of the document, and the path of the field. */
type Field = { id: string; path: string };

/**
 * Returns the path of a schedule's calendar file. Null for a gated schedule, because anyone can fetch the file. `document` is the
 * place of the schedule, and `reusedAt` that of a reusable block that contains it on the page.
 */
export function calendarPath(document: Field & { reusedAt?: Field }, key: string): string | null {
  const { id, path } = document.reusedAt ?? document;
  const isGated = path.includes("].blocks");
  if (isGated) return null;
  return `/calendar/${[id, `${key}.ics`].map(encodeURIComponent).join("/")}`;
}
