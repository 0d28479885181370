import { link, links, toAddress, toPage } from "../../../compose/link.ts";

/** Tagline, navigation and footer of the site in German. */
export const siteWords = {
  _type: "siteLanguage",
  language: "de",
  tagline: "Ein Festival für kurze Filme",
  description: "Fünf Kurzfilme, vier Nächte im November, ein dunkles Haus.",
  menu: links(
    link("Programm", toPage("page-de-programme")),
    link("Das Haus", toPage("page-de-venue")),
    link("Über uns", toPage("page-de-about")),
    link("Vorführraum", toPage("page-de-screening-room")),
  ),
  footerText:
    "Nightlight im Meridian, Tallow Street 9. Zum elften Mal. Wer zuletzt geht, macht die Lampe aus.",
  footerLinks: links(
    link("Journal", toPage("page-de-journal")),
    link("Datenschutz", toPage("page-de-privacy")),
    link("Film einreichen", toPage("page-de-about")),
    link("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
  ),
  notFoundHeading: "Dieser Film steht nicht im Programm",
  notFoundText: "Die gewünschte Seite gibt es nicht, oder sie ist umgezogen.",
};

/** Texts beside the sign-in form in German. */
export const authWords = {
  _type: "authWords",
  language: "de",
  signInIntro: "Mitglieder bleiben sitzen: Der Film nach dem letzten Film ist für sie.",
  signUpIntro: "Es dauert eine Minute und kostet nichts. Die Plätze haben auch hier keine Nummern.",
  terms:
    "Wir schreiben Mitgliedern einmal im Jahr, wenn das Programm da ist. Sie können jederzeit gehen.",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "de",
  heading: "Eine Frage vor dem Film",
  text: "Die Filme aus dem Hof liegen bei YouTube und Vimeo. Dürfen wir dort schon Bilder und Player holen, oder warten wir, bis Sie auf Abspielen drücken?",
  policyPage: { _type: "reference", _ref: "page-de-privacy" },
};
