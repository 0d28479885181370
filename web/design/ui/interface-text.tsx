import type { TextKey, Translate } from "../../i18n/translate.ts";

/**
 * Renders an interface text. If the page's language lacks it, the text in the fallback language is wrapped in an
 * element with its `lang` [I18N-4]; otherwise no element is added.
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
  const words = t(text, values);
  return other === null ? words : <span {...other}>{words}</span>;
}
