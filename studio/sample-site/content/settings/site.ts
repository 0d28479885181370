import { keyed } from "../../compose/keyed.ts";
import { link, links, toAddress, toPage } from "../../compose/link.ts";
import { picture } from "../../compose/picture.ts";

/** The site's name, and in each language its line, menu and footer. */
export const siteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Nightlight",
  socialImage: picture("social", "en"),
  languages: keyed("language", [
    {
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
        link("Privacy", toPage("page-en-privacy")),
        link("Send us a film", toPage("page-en-about")),
        link("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
      ),
    },
    {
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
        link("Datenschutz", toPage("page-de-privacy")),
        link("Film einreichen", toPage("page-de-about")),
        link("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
      ),
    },
  ]),
};
