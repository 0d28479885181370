import { keyed } from "../../../compose/keyed.ts";
import * as english from "../en/settings.ts";
import * as japanese from "../ja/settings.ts";

/**
 * The language settings. They contain no URL of translation files, so the site uses its built-in
 * interface texts.
 */
export const localeSettings = {
  _id: "localeSettings",
  _type: "localeSettings",
  languages: keyed("language", [
    { _type: "offeredLanguage", code: "en", name: "English", direction: "ltr", region: "GB" },
    { _type: "offeredLanguage", code: "ja", name: "日本語", direction: "ltr", region: "JP" },
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
  providers: [],
  federatedWay: "popup",
  signUp: true,
  secondFactor: "optional",
  persistence: "local",
  tokenSync: "site",
  texts: keyed("words", [english.authWords, japanese.authWords]),
};

/** The consent settings, without a tag manager. */
export const consentSettings = {
  _id: "consentSettings",
  _type: "consentSettings",
  policyVersion: 1,
  dataLayerName: "dataLayer",
  notices: keyed("notice", [english.consentNotice, japanese.consentNotice]),
};
