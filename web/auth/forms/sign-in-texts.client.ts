import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { initReactI18next } from "react-i18next";

/** Binds the form's texts, which came with it, to its language. Nothing is loaded later. */
export function createSignInTexts(language: string, texts: Record<string, string>): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  void instance.init({
    lng: language,
    resources: { [language]: { auth: texts } },
    defaultNS: "auth",
    // Texts have dotted names, not branches.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes what it renders; escaping here as well would show `&amp;` to people.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
