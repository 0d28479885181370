import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { faq, featureGrid, stats, table, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const sensors = page("en", "sensors", {
  title: "Sensors",
  slug: "sensors",
  seo: {
    title: "Six vibration sensors, 10 to 500 mV/g · Kernmass",
    description:
      "KM10, KM100, KM500, KM100T, KM100X and KM420: sensitivity, frequency range, resonance, noise and output, side by side.",
    image: picture("lineUp", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Six sensors, one scale",
      text: "All of them: 316L steel, welded by laser, IP67, –40 to 125 °C, shear mode, ground isolated.",
      layout: "title",
      tone: "primary",
    }),
    image("line-up", {
      picture: picture("lineUp", "en"),
      phonePicture: pictureCut("lineUpPhone"),
      caption: "Drawn at one scale; one division is 5 mm.",
      width: "full",
      tone: "primary",
    }),
    table("compare", {
      heading: "Six sensors, one table",
      intro:
        "Frequency at ±3 dB. Noise is broadband, 1 Hz to 10 kHz, rms. Resonances are measured on a stud in M6 steel, 2.4 N·m.",
      columns: ["Sensor", "Output", "Range", "From", "To", "Resonance", "Noise", "Mass"],
      rows: [
        ["KM10", "10 mV/g", "±500 g", "1 Hz", "22 kHz", "42 kHz", "3 mg", "11 g"],
        ["KM100", "100 mV/g", "±80 g", "0.5 Hz", "14 kHz", "28 kHz", "350 µg", "92 g"],
        ["KM500", "500 mV/g", "±16 g", "0.1 Hz", "7 kHz", "14 kHz", "60 µg", "285 g"],
        ["KM100T", "3 × 100 mV/g", "±50 g", "0.5 Hz", "10 kHz", "20 kHz", "400 µg", "118 g"],
        ["KM100X", "100 mV/g", "±80 g", "0.5 Hz", "14 kHz", "28 kHz", "350 µg", "104 g"],
        ["KM420", "4–20 mA", "0–25 mm/s", "10 Hz", "1,000 Hz", "", "", "130 g"],
      ],
      sortable: true,
    }),
    featureGrid("specifications", {
      heading: "What each is for",
      intro: "If two of them fit, take the one with the larger range.",
      features: [
        {
          title: "KM10",
          text: "For gear mesh, screw compressors and shock. 36 mm high, and light enough not to change what it measures.",
          picture: picture("km10", "en"),
        },
        {
          title: "KM100",
          text: "For pumps, fans, motors: the default. 55 mm on a 25 mm hexagon, in the same holes for 24 years.",
          picture: picture("km100", "en"),
          link: link("Open the KM100", to("en", "sensor-km100")),
        },
        {
          title: "KM500",
          text: "For anything under 120 rpm. 69 mm high, it hears 1 turn in 10 seconds.",
          picture: picture("km500", "en"),
        },
        {
          title: "KM100T",
          text: "3 axes in a 30 mm cube, held by 1 screw M8. Cross-axis under 3 %.",
          picture: picture("km100t", "en"),
        },
        {
          title: "KM100X",
          text: "Ex ia IIC T4 Ga: Ui 28 V, Ii 93 mA, Ci 0. Side exit, 31 mm high.",
          picture: picture("km100x", "en"),
        },
        {
          title: "KM420",
          text: "The band of ISO 20816 as a current that any PLC reads. Loop 12–30 V. 67 mm, M12 connector.",
          picture: picture("km420", "en"),
        },
      ],
    }),
    stats("shared", {
      heading: "True of all six",
      figures: [
        ["±5 %", "sensitivity at 160 Hz, 23 °C, with the value on the housing"],
        ["125 °C", "continuous; drift under 5 % across the whole range"],
        ["5,000 g", "of shock survived, once a day if need be"],
        ["10⁸ Ω", "between signal and machine: no ground loops"],
      ],
    }),
    columns("output", {
      split: "even",
      start: [
        text("iepe", {
          heading: "2 wires, IEPE",
          body: rich(
            p(
              "KM10, KM100, KM500, KM100T, KM100X. A constant current feeds the amplifier in the housing; the signal rides on the same wire.",
            ),
            bullet(strong("Supply "), "18–30 V, 2–10 mA"),
            bullet(strong("Bias "), "12 V ± 1 V at 25 °C"),
            bullet(strong("Cable "), "300 m to 9 kHz at 10 mA, 5 V peak"),
            bullet(strong("Settling "), "2 s to 1 %; KM500 10 s"),
          ),
        }),
      ],
      end: [
        text("loop", {
          heading: "2 wires, 4–20 mA",
          body: rich(
            p(
              "KM420. The transmitter integrates, filters and takes the rms. A PLC reads a number that already has zones.",
            ),
            bullet(strong("4 mA "), "0 mm/s"),
            bullet(strong("5.8 mA "), "2.8 mm/s, zone B ends at 15–300 kW on a rigid foundation"),
            bullet(strong("6.9 mA "), "4.5 mm/s, zone C ends"),
            bullet(strong("20 mA "), "25 mm/s; 3.6 mA reports a fault"),
          ),
        }),
      ],
    }),
    image("shared-response", {
      picture: picture("bode", "en"),
      phonePicture: pictureCut("bodePhone"),
      caption:
        "The KM100, and in shape all five accelerometers: a high pass below, a resonance above, and between them the part that you buy.",
      width: "wide",
      tone: "inverted",
    }),
    faq("choosing", {
      heading: "Choosing",
      questions: [
        [
          "Why not always the most sensitive one?",
          rich(
            p(
              "A KM500 clips at 16 g. A screw compressor reaches that between breakfast and lunch, and a clipped signal has low frequencies that the machine doesn’t.",
            ),
          ),
        ],
        [
          "How many measuring points does a machine need?",
          rich(
            p(
              "Two for each bearing, at right angles, and one axial for each shaft. A motor and its pump: 10. With a KM100T at each bearing: 4 sensors.",
            ),
          ),
        ],
        [
          "May I glue it?",
          rich(
            p(
              "Up to 10 kHz, with cyanoacrylate, on clean steel. The note on ",
              linked("mounting", to("en", "note-mounting")),
              " has the curves.",
            ),
          ),
        ],
      ],
    }),
    callToAction("ask", {
      heading: "Can’t decide? Send the name plate",
      text: "A photograph of it is enough. It has speed, power and frame size, and we know the rest from 212,400 others.",
      actions: links(link("Send five numbers", to("en", "quote"))),
      tone: "tertiary",
    }),
  ],
});
