/** Translates an English text into the editor's language, and fills in `{name}` placeholders from `facts`. */
type Translate = (english: string, facts?: Readonly<Record<string, string>>) => string;

const inEnglish: Translate = (english, facts = {}) =>
  english.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

let current = inEnglish;

/**
 * Translates a text that a preview combines with content. Translate before you combine, because
 * translating the combined text could change the content.
 */
export const translate: Translate = (english, facts) => current(english, facts);

/** Sets the studio's translation function. Call it once, before the forms render. Without it the texts are English. */
export function setListTranslation(translation: Translate): void {
  current = translation;
}
