/**
 * Capitalizes the first letter of a text, for languages that write weekdays in lower case. Not done with
 * `::first-letter` and `text-transform`, because Firefox then does not wrap Arabic text.
 */
export function capitalizeFirst(text: string, locale: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
