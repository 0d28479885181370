"use client";
import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { type ReactNode, useState } from "react";
import { I18nextProvider, initReactI18next, useTranslation } from "react-i18next";
import { writtenNumber } from "../../i18n/written-locale.ts";
import type { AuthText } from "../texts.ts";

/** Binds a screen's texts, which came with it, to its language. Nothing is loaded later. */
function createAuthTexts(language: string, texts: Record<string, string>): i18n {
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

type Props = { language: string; texts: Record<string, string>; children: ReactNode };

/** Gives the screens below it their texts. */
export function AuthTexts({ language, texts, children }: Props) {
  const [i18n] = useState(() => createAuthTexts(language, texts));
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** Says a text of the screen, with `values` in its `{{placeholders}}`; `count` picks the plural form. */
export type Say = (key: AuthText, values?: Record<string, string | number>) => string;

/** The texts of the screen in its language. */
export function useSay(): Say {
  const { t, i18n } = useTranslation();
  return (key, values = {}) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? writtenNumber(value, i18n.language) : value,
    ]);
    return t(key, { ...values, replace: Object.fromEntries(written) });
  };
}

/** The language that the screen's texts are in. */
export const useTextLanguage = (): string => useTranslation().i18n.language;
