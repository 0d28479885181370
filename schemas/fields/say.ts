/** Translates an English text into the editor's language, and fills in `{name}` placeholders from `facts`. */
type Say = (english: string, facts?: Readonly<Record<string, string>>) => string;

const inEnglish: Say = (english, facts = {}) =>
  english.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

let spoken = inEnglish;

/**
 * Translates the words that a form's list shows next to content. Only these are translated while they render: they are
 * part of one string with content, which must not be translated.
 */
export const say: Say = (english, facts) => spoken(english, facts);

/** Sets the studio's translation function, once, before the forms render. Without it the texts are English. */
export function sayInLists(way: Say): void {
  spoken = way;
}
