/**
 * The path of a timetable's calendar file. Null for what only members see: what is behind a gate is in no file that
 * anyone may fetch.
 */
export function calendarPath(document: { id: string; path: string }, key: string): string | null {
  const isGated = document.path.includes("].blocks");
  if (isGated) return null;
  return `/calendar/${[document.id, `${key}.ics`].map(encodeURIComponent).join("/")}`;
}
