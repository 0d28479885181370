import type { TextKey, Translate } from "../../i18n/translate.ts";

/**
 * Renders an interface text. If the page's language lacks the text, renders the fallback language's
 * text in an element with that language as its `lang` [I18N-4]. Otherwise adds no element.
 */
export function InterfaceText({
  t,
  text,
  values,
}: {
  t: Translate;
  text: TextKey;
  values?: Record<string, string | number>;
}) {
  const other = t.otherLanguage(text);
  const translated = t(text, values);
  return other === null ? translated : <span {...other}>{translated}</span>;
}
