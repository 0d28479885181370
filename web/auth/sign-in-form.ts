import type { AuthSettings } from "@marquee/schemas/types";
import type { Translate } from "../i18n/translate.ts";
import { signInTexts, textKey } from "./texts.ts";

/** Everything the sign-in form needs from the server. */
export type SignInForm = {
  settings: AuthSettings;
  /** Texts by name, with their `{{placeholders}}`. */
  texts: Record<string, string>;
};

/** The one value the form itself fills in; asked for as itself, it stays in the text. */
const unfilled = { code: "{{code}}" };

/** Puts the form's settings and its texts in one language together. */
export function signInForm(settings: AuthSettings, t: Translate): SignInForm {
  const texts = signInTexts.map((name) => [name, t(textKey(name), unfilled)]);
  return { settings, texts: Object.fromEntries(texts) };
}
