import { link, links, toAddress, toPage } from "../../../compose/link.ts";

/** Tagline, navigation and footer of the site in English. */
export const siteWords = {
  _type: "siteLanguage",
  language: "en",
  tagline: "A festival of short films",
  description: "Five short films, four nights in November, one dark house.",
  menu: links(
    link("Programme", toPage("page-en-programme")),
    link("The house", toPage("page-en-venue")),
    link("About", toPage("page-en-about")),
    link("Screening room", toPage("page-en-screening-room")),
  ),
  footerText:
    "Nightlight at the Meridian, 9 Tallow Street. The eleventh time. Last one out, mind the lamp.",
  footerLinks: links(
    link("Journal", toPage("page-en-journal")),
    link("Privacy", toPage("page-en-privacy")),
    link("Send us a film", toPage("page-en-about")),
    link("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
  ),
  notFoundHeading: "This film is not in the programme",
  notFoundText: "The page you asked for does not exist, or has moved.",
};

/** Texts beside the sign-in form in English. */
export const authWords = {
  _type: "authWords",
  language: "en",
  signInIntro: "Members stay in their seats: the film after the last film is for them.",
  signUpIntro: "It takes a minute and costs nothing. The seats have no numbers here either.",
  terms: "We write to members once a year, when the programme is out. Leave whenever you like.",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "en",
  heading: "One question before the film",
  text: "The films in the yard are kept by YouTube and Vimeo. May we ask them for pictures and players, or shall we wait until you press play?",
  policyPage: { _type: "reference", _ref: "page-en-privacy" },
};
