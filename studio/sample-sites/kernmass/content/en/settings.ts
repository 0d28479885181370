import { link, links, toAddress } from "../../../compose/link.ts";
import { to } from "../../compose.ts";

/** Tagline, navigation and footer of the site in English. */
export const siteWords = {
  _type: "siteLanguage",
  language: "en",
  tagline: "Vibration sensors for machines",
  description:
    "Accelerometers and velocity transmitters from 0.1 Hz to 22 kHz, each calibrated at 16 frequencies in Winterthur.",
  menu: links(
    link("Sensors", to("en", "sensors")),
    link("Application notes", to("en", "notes")),
    link("Data sheets", to("en", "data-sheets")),
    link("Request a quote", to("en", "quote")),
  ),
  footerText:
    "Kernmass AG, Prüfgasse 28, 8400 Winterthur. Laboratory in Hamamatsu: 4-16 Otsu-cho. 47.4999° N, 8.7240° E; background noise 0.4 µg/√Hz at night.",
  footerLinks: links(
    link("Jobs", to("en", "jobs")),
    link("Privacy", to("en", "privacy")),
    link("desk@kernmass.example", toAddress("mailto:desk@kernmass.example")),
  ),
};

/** Texts beside the sign-in form in English. */
export const authWords = {
  _type: "authWords",
  language: "en",
  signInIntro:
    "For customers: drawings, step files and the certificate of every serial number that you own.",
  signUpIntro:
    "One address, verified once. The data sheets open as soon as you follow the link in our mail.",
  terms:
    "We use your address to send you corrections of the documents that you downloaded, and for nothing else.",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "en",
  heading: "One channel is off",
  text: "The video on our home page comes from YouTube. It connects only if you allow it here, or press play. There is no tracking on any other channel.",
  policyPage: { _type: "reference", _ref: "page-kernmass-en-privacy" },
};
