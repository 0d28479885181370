import { keyed } from "../../../compose/keyed.ts";
import * as english from "../en/settings.ts";
import * as spanish from "../es/settings.ts";

/** The language settings. The site uses its built-in interface texts. */
export const localeSettings = {
  _id: "localeSettings",
  _type: "localeSettings",
  languages: keyed("language", [
    { _type: "offeredLanguage", code: "en", name: "English", direction: "ltr", region: "GB" },
    { _type: "offeredLanguage", code: "es", name: "Español", direction: "ltr", region: "ES" },
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
  texts: keyed("words", [english.authWords, spanish.authWords]),
};

/** The consent settings, without a tag manager. */
export const consentSettings = {
  _id: "consentSettings",
  _type: "consentSettings",
  policyVersion: 1,
  dataLayerName: "dataLayer",
  notices: keyed("notice", [english.consentNotice, spanish.consentNotice]),
};
