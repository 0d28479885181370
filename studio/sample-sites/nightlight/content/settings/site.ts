import { keyed } from "../../../compose/keyed.ts";
import { picture } from "../../compose.ts";
import { siteWords as arabic } from "../ar/settings.ts";
import { siteWords as german } from "../de/settings.ts";
import { siteWords as english } from "../en/settings.ts";
import { siteWords as french } from "../fr/settings.ts";

/** The site settings: name, organization, and in each language the tagline, navigation and footer. */
export const siteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Nightlight",
  theme: { _type: "reference", _ref: "theme-nightlight" },
  socialImage: picture("social", "en"),
  headerLayout: "inline",
  headerTone: "inverted",
  footerLayout: "statement",
  footerTone: "inverted",
  organisation: { name: "Nightlight at the Meridian" },
  languages: keyed("language", [english, german, french, arabic]),
};
