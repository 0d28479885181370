import { keyed } from "../../../compose/keyed.ts";
import { pictureOf, wholePicture } from "../../../compose/picture.ts";
import { picture } from "../../compose.ts";
import { siteWords as english } from "../en/settings.ts";
import { siteWords as spanish } from "../es/settings.ts";

/** The site settings: name, organization, and in each language the tagline, navigation and footer. */
export const siteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Tidewater",
  theme: { _type: "reference", _ref: "theme-tidewater" },
  socialImage: picture("estuary", "en"),
  headerLayout: "stacked",
  headerTone: "default",
  footerLayout: "columns",
  footerTone: "default",
  organisation: {
    name: "Tidewater, Museum of the Estuary",
    logo: pictureOf("brand/icon.svg", wholePicture, "Tidewater"),
  },
  languages: keyed("language", [english, spanish]),
};
