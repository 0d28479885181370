import "server-only";
import { createTexts } from "./texts.ts";

const texts = createTexts({
  readSettings: async () => ({ translationFiles: null, defaultLanguage: "en" }),
  fetchFile: async () => {
    throw new Error("no address is set");
  },
  siteUrl: "http://localhost:3000",
  log: console.warn,
  now: Date.now,
});

/** Interface texts of a language, from the address in the locale settings over those that ship [I18N-1]. */
export const getTranslate = texts.getTranslate;

/** Forgets fetched translation files: call it when the locale settings change. */
export const forgetTranslations = texts.forgetTranslations;
