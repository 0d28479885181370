import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import {
  bullet,
  code,
  em,
  figure,
  h3,
  linked,
  p,
  rich,
  step,
  strong,
} from "../../../compose/rich-text.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const mounting = page("en", "note-mounting", {
  title: "AN 07: What the mounting takes away",
  slug: "notes/mounting",
  seo: {
    title: "AN 07: Mounting an accelerometer · Kernmass",
    description:
      "Stud 28 kHz, glue 18.5 kHz, magnet 7.2 kHz, hand 1.8 kHz: how the mounting limits the frequency range, and how to measure yours.",
    image: picture("mounting", "en"),
  },
  listing: {
    date: "2026-03-09T08:00:00Z",
    summary:
      "Stud, glue, magnet, hand: 28, 18.5, 7.2 and 1.8 kHz. Why, and how to measure your own. 7 min.",
    topics: ["topic-kernmass-measurement"],
    authors: ["author-kernmass-desk"],
  },
  blocks: [
    hero("opening", {
      heading: "What the mounting takes away",
      text: "AN 07, 7 minutes. One KM100, serial number 198 317, mounted four ways on the same shaker within the same hour.",
      poster: picture("mounting", "en"),
      phonePoster: pictureCut("mountingPhone"),
      layout: "split",
    }),
    featureGrid("four-ways", {
      heading: "Four ways, one sensor",
      layout: "steps",
      tone: "secondary",
      features: [
        {
          title: "Stud, 2.4 N·m, a film of grease",
          text: "28 kHz. ±3 dB to 14 kHz, ±5 % to 6 kHz. The data sheet assumes this one.",
        },
        {
          title: "Cyanoacrylate on ground steel",
          text: "18.5 kHz. ±3 dB to 10 kHz, ±5 % to 4 kHz. Good for 1 year, poor above 80 °C.",
        },
        {
          title: "2-pole magnet, 250 N",
          text: "7.2 kHz. ±3 dB to 3.9 kHz, ±5 % to 1.5 kHz. On paint: half of that.",
        },
        {
          title: "Hand and probe tip",
          text: "1.8 kHz. ±3 dB to 970 Hz, if the hand is the same one. Enough for ISO 20816, just.",
        },
      ],
    }),
    text("article", {
      body: rich(
        h3("A spring that nobody drew"),
        p(
          "Between the base and the machine there is always a layer: a thread, glue, a magnet’s curved shoe. It has a stiffness k, the sensor has a mass m, and together they are an oscillator:",
        ),
        p(code("fn = 1/2π · √(k/m)")),
        p(
          "With 92 g and a resonance of 7.2 kHz, the magnet’s contact has a stiffness of ",
          strong("188 N/µm"),
          ". The glue reaches 1,240 N/µm, the hand 12 N/µm. On the stud the contact is so stiff that the resonance that remains is the one inside the sensor.",
        ),
        h3("How much of the range is left"),
        p(
          "Below its resonance an oscillator amplifies by a factor that depends only on the ratio:",
        ),
        p(code("A(f) = 1 / (1 – (f/fn)²)")),
        bullet(strong("+5 % "), "at 0.22 fn"),
        bullet(strong("+10 % "), "at 0.30 fn"),
        bullet(strong("+3 dB "), "at 0.54 fn"),
        p(
          "So you need to remember a single number for each way of mounting, and to multiply. At the resonance itself the amplification is Q, between 4 for the hand and 24 for the stud: what looks like a peak of the machine may be the magnet’s.",
        ),
        h3("Measure your own"),
        step("Mount the sensor where it will be, as it will be."),
        step("Strike the machine beside it with a steel ball of 6 mm. Five times."),
        step(
          "Average the spectra to 40 kHz. The highest peak is fn; multiply by 0.54 and write the result on the housing.",
        ),
        figure(
          picture("section", "en"),
          "wide",
          "The base of the KM100 is flat to 5 µm. A burr of 20 µm below it lowers the resonance by a third.",
        ),
        h3("Preparing the surface"),
        p(
          "Spot-face 30 mm, roughness Ra 1.6 µm, the hole square to within 1°. Grease fills what the cutter leaves: it is incompressible at 10 kHz, and costs nothing. A torque of ",
          em("more"),
          " than 2.4 N·m strains the base and doesn’t help.",
        ),
        p(
          "For the effect on bearing diagnosis see ",
          linked("AN 12", to("en", "note-envelope")),
          ", which needs 5 kHz, and therefore a stud or glue.",
        ),
      ),
    }),
    callToAction("next", {
      heading: "Spot-face cutters: 2 sizes, in stock",
      text: "30 mm for the KM100, 42 mm for the KM500. They go into the same parcel.",
      actions: links(
        link("Add one to a quote", to("en", "quote")),
        link("All notes", to("en", "notes")),
      ),
      tone: "primary",
    }),
  ],
});
