import { keyed } from "../../compose/keyed.ts";

/** The languages the site offers; the interface's own words are those shipped with the site. */
export const localeSettings = {
  _id: "localeSettings",
  _type: "localeSettings",
  languages: keyed("language", [
    { _type: "offeredLanguage", code: "en", name: "English", direction: "ltr" },
    { _type: "offeredLanguage", code: "de", name: "Deutsch", direction: "ltr" },
  ]),
  defaultLanguage: "en",
};

/** How members sign in. */
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
  texts: keyed("words", [
    {
      _type: "authWords",
      language: "en",
      signInIntro: "Members stay in their seats: the film after the last film is for them.",
      signUpIntro: "It takes a minute and costs nothing. The seats have no numbers here either.",
      terms: "We write to members once a year, when the programme is out. Leave whenever you like.",
    },
    {
      _type: "authWords",
      language: "de",
      signInIntro: "Mitglieder bleiben sitzen: Der Film nach dem letzten Film ist für sie.",
      signUpIntro:
        "Es dauert eine Minute und kostet nichts. Die Plätze haben auch hier keine Nummern.",
      terms:
        "Wir schreiben Mitgliedern einmal im Jahr, wenn das Programm da ist. Sie können jederzeit gehen.",
    },
  ]),
};

/** What the visitor is asked, in each language. No tag manager until an editor enters one. */
export const consentSettings = {
  _id: "consentSettings",
  _type: "consentSettings",
  policyVersion: 1,
  dataLayerName: "dataLayer",
  notices: keyed("notice", [
    {
      _type: "consentNotice",
      language: "en",
      heading: "One question before the film",
      text: "The films in the yard are kept by YouTube and Vimeo. May we ask them for pictures and players, or shall we wait until you press play?",
      policyPage: { _type: "reference", _ref: "page-en-privacy" },
    },
    {
      _type: "consentNotice",
      language: "de",
      heading: "Eine Frage vor dem Film",
      text: "Die Filme aus dem Hof liegen bei YouTube und Vimeo. Dürfen wir dort schon Bilder und Player holen, oder warten wir, bis Sie auf Abspielen drücken?",
      policyPage: { _type: "reference", _ref: "page-de-privacy" },
    },
  ]),
};
