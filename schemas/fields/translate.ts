/** Translates an English text into the editor's language, and fills in `{name}` placeholders from `facts`. */
type Translate = (english: string, facts?: Readonly<Record<string, string>>) => string;

const inEnglish: Translate = (english, facts = {}) =>
  english.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

let current = inEnglish;

/**
 * Translates the words that a form's list shows next to content. Only these are translated while they render: they are
 * part of one string with content, which must not be translated.
 */
export const translate: Translate = (english, facts) => current(english, facts);

/** Sets the studio's translation function, once, before the forms render. Without it the texts are English. */
export function setListTranslation(translation: Translate): void {
  current = translation;
}
