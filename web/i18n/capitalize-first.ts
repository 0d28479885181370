/**
 * Capitalizes the first letter of a text, for languages that write weekdays in lower case. `::first-letter` with
 * `text-transform` would do the same, but keeps Firefox from wrapping Arabic.
 */
export function capitalizeFirst(text: string, locale: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
