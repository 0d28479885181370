import { keyed } from "../../../compose/keyed.ts";
import { picture } from "../../compose.ts";
import { siteWords as english } from "../en/settings.ts";
import { siteWords as japanese } from "../ja/settings.ts";

/** The site settings: name, organization, and in each language the tagline, navigation and footer. */
export const siteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Kernmass",
  theme: { _type: "reference", _ref: "theme-kernmass" },
  socialImage: picture("social", "en"),
  headerLayout: "compact",
  headerTone: "inverted",
  footerLayout: "columns",
  footerTone: "inverted",
  organisation: { name: "Kernmass AG" },
  languages: keyed("language", [english, japanese]),
};
