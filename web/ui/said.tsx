import type { TextKey, Translate } from "../i18n/translate.ts";

/**
 * A text of the interface that stands as an element of its own. Where the page's language lacks it, the words of the
 * default language say which language they are [I18N-4]; else nothing is added to the page.
 */
export function Said({
  t,
  text,
  values,
}: {
  t: Translate;
  text: TextKey;
  values?: Record<string, string | number>;
}) {
  const other = t.otherLanguage(text);
  const words = t(text, values);
  return other === null ? words : <span {...other}>{words}</span>;
}
