import { keyed } from "../../../compose/keyed.ts";
import * as arabic from "../ar/settings.ts";
import * as german from "../de/settings.ts";
import * as english from "../en/settings.ts";
import * as french from "../fr/settings.ts";

/**
 * The language settings. They contain no URL of translation files, so the site uses its built-in
 * interface texts.
 */
export const localeSettings = {
  _id: "localeSettings",
  _type: "localeSettings",
  languages: keyed("language", [
    { _type: "offeredLanguage", code: "en", name: "English", direction: "ltr", region: "GB" },
    { _type: "offeredLanguage", code: "de", name: "Deutsch", direction: "ltr" },
    { _type: "offeredLanguage", code: "fr", name: "Français", direction: "ltr" },
    { _type: "offeredLanguage", code: "ar", name: "العربية", direction: "rtl" },
  ]),
  defaultLanguage: "en",
};

export const authSettings = {
  _id: "authSettings",
  _type: "authSettings",
  emailPassword: true,
  emailLink: true,
  phone: false,
  anonymous: false,
  providers: ["google"],
  federatedWay: "popup",
  signUp: true,
  secondFactor: "optional",
  persistence: "local",
  tokenSync: "site",
  texts: keyed("words", [english.authWords, german.authWords, french.authWords, arabic.authWords]),
};

/** The consent settings, without a tag manager. */
export const consentSettings = {
  _id: "consentSettings",
  _type: "consentSettings",
  policyVersion: 1,
  dataLayerName: "dataLayer",
  notices: keyed("notice", [
    english.consentNotice,
    german.consentNotice,
    french.consentNotice,
    arabic.consentNotice,
  ]),
};
