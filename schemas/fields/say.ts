/** A way to say English words in an editor's language, `{name}` replaced by what the facts say. */
type Say = (english: string, facts?: Readonly<Record<string, string>>) => string;

const inEnglish: Say = (english, facts = {}) =>
  english.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

let spoken = inEnglish;

/**
 * Says what a form's list shows beside an editor's own words. Only these are said while they are drawn: they stand in one
 * text with content, which stays as it is.
 */
export const say: Say = (english, facts) => spoken(english, facts);

/** Tells the forms, once and before they are drawn, how the studio says words. Without it they speak English. */
export function sayInLists(way: Say): void {
  spoken = way;
}
