import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { pageList } from "../../../compose/listing.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const notes = page("en", "notes", {
  title: "Application notes",
  slug: "notes",
  seo: {
    title: "Application notes: envelope, mounting, orbits · Kernmass",
    description:
      "Technical notes on vibration measurement with figures, formulas and code: bearing faults by envelope, mounting resonance, run-ups and orbits.",
    image: picture("cascade", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Read the ridge, not the peak",
      text: "A run-up from 600 to 3,000 rpm in 44 spectra. What moves with speed belongs to the shaft; what stays at 78 Hz belongs to the floor; what stays at 150 Hz belongs to the electricity company.",
      poster: picture("cascade", "en"),
      phonePoster: pictureCut("cascadePhone"),
    }),
    pageList("articles", {
      heading: "Notes",
      intro:
        "Written by those who answer the telephone. Every figure is computed from data that you can ask for.",
      layout: "rows",
    }),
    gallery("figures", {
      heading: "Plates for the workshop wall",
      layout: "strip",
      pictures: [
        [
          picture("orbits", "en"),
          "Orbits. Balanced; preloaded; misaligned, with a loop at 2×; and oil whirl at 0.47×. The ring marks one turn.",
        ],
        [
          picture("zones", "en"),
          "Zones A to D after ISO 20816-3, 15–300 kW, rigid foundation: 1.4, 2.8 and 4.5 mm/s rms.",
        ],
        [
          picture("bearingTrace", "en"),
          "One impact each 11.3 ms. The ear hears a rattle, the velocity spectrum hears nothing yet.",
        ],
        [
          picture("bode", "en"),
          "A sensor is a small machine on springs. This is its own vibration behaviour.",
        ],
      ],
    }),
    text("conventions", {
      heading: "Conventions",
      layout: "aside",
      body: rich(
        bullet(strong("g "), "is 9.80665 m/s². Peak unless “rms” follows."),
        bullet(strong("dB "), "are 20 log, with the reference beside them."),
        bullet(strong("Zones "), "are those of ISO 20816-3, group 2, rigid."),
        bullet(strong("1× "), "is one event for each turn of the shaft."),
        p("Sampling rate, window and averages are in the data file of each figure."),
      ),
    }),
    callToAction("suggest", {
      heading: "Your spectrum is odd?",
      text: "Send 60 s of raw data. The best oddities become notes, without your name.",
      actions: links(link("How to reach the desk", to("en", "quote"))),
      tone: "secondary",
    }),
  ],
});
