/** Fields that link a page to its translations and to the page that it was translated from. */
const fields = ["translations", "translatedFrom"];

/** Returns the patch that gives another revision of a page the links to translations that the page has now. */
export function linksOfTranslations(page: Readonly<Record<string, unknown>>): {
  set: Record<string, unknown>;
  unset: string[];
} {
  const has = (field: string) => page[field] !== undefined;
  return {
    set: Object.fromEntries(fields.filter(has).map((field) => [field, page[field]])),
    unset: fields.filter((field) => !has(field)),
  };
}
