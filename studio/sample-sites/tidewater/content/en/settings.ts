import { link, links, toAddress, toPage } from "../../../compose/link.ts";

/** Tagline, navigation and footer of the site in English. */
export const siteWords = {
  _type: "siteLanguage",
  language: "en",
  tagline: "Museum of the Estuary",
  description: "A small museum of a large amount of mud, at the mouth of the Orle.",
  menu: links(
    link("Visit", toPage("page-tidewater-en-visit")),
    link("Collection", toPage("page-tidewater-en-collection")),
    link("Field notes", toPage("page-tidewater-en-field-notes")),
    link("Schools", toPage("page-tidewater-en-schools")),
    link("Friends’ library", toPage("page-tidewater-en-friends")),
  ),
  footerText:
    "Tidewater, Museum of the Estuary. The Customs House, Quay Street, Orlemouth. Open Tuesday to Sunday, ten to five, whatever the tide is doing.",
  footerLinks: links(
    link("Opening hours and tickets", toPage("page-tidewater-en-visit")),
    link("Privacy", toPage("page-tidewater-en-privacy")),
    link("desk@tidewater.example", toAddress("mailto:desk@tidewater.example")),
  ),
};

/** Texts beside the sign-in form in English. */
export const authWords = {
  _type: "authWords",
  language: "en",
  signInIntro: "The Friends’ library is up one flight of stairs, and here.",
  signUpIntro:
    "Becoming a Friend takes a minute and costs nothing. Borrowing is free; please wash your hands.",
  terms: "We write to Friends four times a year, at the equinoxes and the solstices.",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "en",
  heading: "Before you go in",
  text: "The wet-day film is kept by YouTube, not by us. May the page ask YouTube for it, or shall it wait until you press play?",
  policyPage: { _type: "reference", _ref: "page-tidewater-en-privacy" },
};
