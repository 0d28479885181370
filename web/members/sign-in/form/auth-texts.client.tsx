"use client";
import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { useState } from "react";
import type { ReactNode } from "react";
import { I18nextProvider, initReactI18next, useTranslation } from "react-i18next";
import { writtenNumber } from "../../../i18n/written-locale.ts";
import type { AuthTextKey } from "../sign-in-form.ts";

/** Creates an i18next instance with a screen's texts. They came with the screen, so nothing is loaded later. */
function createAuthTexts(language: string, texts: Record<string, string>): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  void instance.init({
    lng: language,
    resources: { [language]: { auth: texts } },
    defaultNS: "auth",
    // Keys contain dots, but are not nested.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes what it renders; escaping here as well would show `&amp;`.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

type Props = { language: string; texts: Record<string, string>; children: ReactNode };

export function AuthTexts({ language, texts, children }: Props) {
  const [i18n] = useState(() => createAuthTexts(language, texts));
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** Returns a text of the screen, with `values` in its `{{placeholders}}`; `count` selects the plural form. */
type TranslateAuth = (key: AuthTextKey, values?: Record<string, string | number>) => string;

/** Returns a function that returns the screen's text for a key. */
export function useAuthTranslation(): TranslateAuth {
  const { t, i18n } = useTranslation();
  return (key, values = {}) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? writtenNumber(value, i18n.language) : value,
    ]);
    return t(key, { ...values, replace: Object.fromEntries(written) });
  };
}

export const useTextLanguage = (): string => useTranslation().i18n.language;

/** Isolates a number or an address as left-to-right text, for sentences that run from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
