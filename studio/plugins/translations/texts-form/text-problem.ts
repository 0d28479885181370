import { interfaceTextRules, placeholdersIn } from "@marquee/schemas/contract";
import { translate, translateMessage } from "../../../i18n/translate.ts";

/**
 * Returns the reason why the site can't use a text, in the studio's language. Returns null if the
 * site can use the text. `placeholders` are the placeholders of the default text, or null if they
 * are not known.
 */
export function problemOfText(text: unknown, placeholders: readonly string[] | null) {
  const parsed = interfaceTextRules.text.safeParse(text);
  if (!parsed.success) return translateMessage(parsed.error.issues[0]?.message ?? "");
  if (placeholders === null) return null;
  const own = placeholdersIn(parsed.data);
  const missing = placeholders.filter((each) => !own.includes(each));
  if (missing.length > 0) {
    return translate("The text must contain {list}. The site replaces it with a value.", {
      list: missing.join(", "),
    });
  }
  const added = own.filter((each) => !placeholders.includes(each));
  return added.length === 0
    ? null
    : translate("The site has no value for {list}. Remove it from the text.", {
        list: added.join(", "),
      });
}
