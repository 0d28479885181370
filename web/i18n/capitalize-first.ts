/**
 * Capitalizes the first letter of a text, for languages that write weekdays in lower case. The site
 * doesn't use `::first-letter` with `text-transform` for that, because Firefox then doesn't wrap Arabic
 * text.
 */
export function capitalizeFirst(text: string, locale: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
