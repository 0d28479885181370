import { callToAction, countdown } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, step, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { faq, stats, table, text } from "../../../compose/telling.ts";
import { schedule } from "../../../compose/timetable.ts";
import { laboratory, page, picture, pictureCut, to } from "../../compose.ts";

export const km100 = page("en", "sensor-km100", {
  title: "KM100",
  slug: "sensors/km100",
  seo: {
    title: "KM100 accelerometer, 100 mV/g, 0.5 Hz–14 kHz · Kernmass",
    description:
      "±80 g, resonance 28 kHz, noise 350 µg, –40 to 125 °C, IP67. Drawings, frequency response, calibration dates and downloads.",
    image: picture("exploded", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "KM100: nine parts, one job",
      text: "100 mV/g from 0.5 Hz to 14 kHz. We have changed it seven times in 24 years, and the screw holes never.",
      actions: links(
        link("Request a quote", to("en", "quote")),
        link("Get the data sheet", to("en", "data-sheets")),
      ),
      poster: picture("exploded", "en"),
      phonePoster: pictureCut("explodedPhone"),
      layout: "split",
      tone: "primary",
    }),
    stats("figures", {
      figures: [
        ["100 mV/g", "±5 % at 160 Hz, 23 °C"],
        ["14 kHz", "upper limit at ±3 dB; ±5 % from 1.6 Hz to 6 kHz"],
        ["±80 g", "peak, before 1 % of distortion"],
        ["28 kHz", "resonance on the stud, Q 24"],
        ["350 µg", "broadband noise, 1 Hz–10 kHz; 6 µg/√Hz at 100 Hz"],
        ["92 g", "of 316L steel, tungsten and a little ceramic"],
      ],
    }),
    image("response", {
      picture: picture("bode", "en"),
      phonePicture: pictureCut("bodePhone"),
      caption:
        "Amplitude and phase of serial number 212 400. Blue: ±3 dB. Pale blue: ±5 %. Below 1 kHz the phase error stays under 2°, so orbits from two sensors agree.",
      width: "wide",
      tone: "inverted",
    }),
    columns("inside", {
      split: "startWide",
      start: [
        image("inside-drawing", {
          picture: picture("section", "en"),
          caption:
            "Half-section. In the circle: the post moves, the mass would rather not, and the ceramic between them is sheared. That is the measurement.",
        }),
      ],
      end: [
        text("inside-parts", {
          heading: "The section",
          body: rich(
            step(strong("Pin "), "in glass, tight to 10⁻⁸ mbar·l/s"),
            step(strong("Connector body, "), "MIL-C-5015, 2 pins"),
            step(strong("Shield, "), "nickel, isolated from the housing"),
            step(strong("Charge amplifier, "), "ø 19 mm, conformal coating"),
            step(strong("Preload ring, "), "shrunk on at 180 °C"),
            step(strong("Seismic mass, "), "3 × 4.1 g of tungsten"),
            step(strong("Ceramic, "), "3 plates of PZT, aged for 90 days"),
            step(strong("Base, "), "hexagon 25 mm, flat to 5 µm"),
          ),
        }),
      ],
    }),
    table("limits", {
      heading: "Specification",
      columns: ["", "Value", "Condition"],
      rows: [
        ["Supply", "18–30 V, 2–10 mA", "constant current"],
        ["Bias voltage", "12 V ± 1 V", "at 25 °C"],
        ["Output impedance", "under 100 Ω", ""],
        ["Isolation", "above 10⁸ Ω", "signal to housing"],
        ["Settling", "2 s", "to 1 %"],
        ["Temperature", "–40 to 125 °C", "continuous"],
        ["Sensitivity, cold", "–4 %", "at –40 °C"],
        ["Sensitivity, hot", "+5 %", "at 125 °C"],
        ["Base strain", "0.2 mg", "per µε"],
        ["Cross-axis", "under 5 %", "at 160 Hz"],
        ["Shock", "5,000 g", "half sine, 0.1 ms"],
        ["Size", "ø 24 × 55 mm", "hexagon 25 mm"],
        ["Stud", "M6 or ¼-28", "2.4 N·m"],
        ["Mass", "92 g", "without cable"],
        ["Ingress", "IP67", "mated, 1 m for 30 min"],
        ["Salt mist", "1,000 h", "laser-welded 316L"],
        ["EMC", "EN 61326-1", "industrial"],
      ],
      layout: "specification",
    }),
    schedule("calibration", {
      heading: "Calibration runs",
      intro:
        "Send yours in before 09:00 on the first day; it leaves on the last. ISO 16063-21, 5 Hz–10 kHz, 16 points, uncertainty 0.6 % at 160 Hz.",
      ...laboratory,
      venue: "Kernmass, laboratory 2",
      days: [
        {
          date: "2027-10-04",
          title: "Run 40",
          sessions: [
            { start: "09:00", end: "11:30", title: "Receipt and inspection", place: "Gate 3" },
            {
              start: "13:00",
              end: "17:00",
              title: "KM100, KM100X: 96 places",
              text: "Back to back against the reference, 23 °C ± 1 °C.",
              place: "Bench A",
            },
          ],
        },
        {
          date: "2027-10-05",
          title: "Run 40, second day",
          sessions: [
            {
              start: "08:00",
              end: "12:00",
              title: "KM500: 24 places, from 0.1 Hz",
              place: "Air bearing",
            },
            { start: "14:00", end: "16:00", title: "Certificates and dispatch", place: "Gate 3" },
          ],
        },
        {
          date: "2027-11-01",
          title: "Run 44",
          sessions: [
            { start: "09:00", end: "17:00", title: "KM100, KM100T: 96 places", place: "Bench A" },
          ],
        },
      ],
    }),
    countdown("next-run", {
      heading: "Until run 40 closes",
      text: "Book by mail with model and serial number. What arrives later waits for run 44.",
      moment: "2027-10-04T07:00:00.000Z",
      timeZone: "Europe/Zurich",
      begun: "Run 40 is on the bench",
      actions: links(link("Book a place", to("en", "quote"))),
    }),
    faq("questions", {
      heading: "Asked on the telephone",
      questions: [
        [
          "How often must it be calibrated?",
          rich(
            p(
              "Every 24 months for acceptance tests, every 60 for trends. Of 9,120 that came back in 2026, 9,071 were still within ±2 % of their first value.",
            ),
          ),
        ],
        [
          "My bias voltage is 24 V. Why?",
          rich(
            p(
              "The cable is open, or the connector is. 0 V is a short circuit. Between 11 and 13 V, look at the machine instead.",
            ),
          ),
        ],
        [
          "Can it be mounted upside down?",
          rich(
            p(
              "Yes. It measures change, so gravity is invisible to it. The sign turns around; ",
              linked("orbits", to("en", "notes")),
              " need to know.",
            ),
          ),
        ],
        [
          "What does Q 24 mean for me?",
          rich(
            p(
              "That 28 kHz is amplified 24 times. A steam leak near 28 kHz can saturate the amplifier while the spectrum to 10 kHz looks innocent. Use a KM10 there.",
            ),
          ),
        ],
      ],
    }),
    text("downloads", {
      heading: "Downloads",
      layout: "aside",
      body: rich(
        bullet(linked("Data sheet, 4 pages", to("en", "data-sheets")), ", revision 7, 0.6 MB"),
        bullet(linked("Step file", to("en", "data-sheets")), ", AP 214, 1.9 MB"),
        bullet(linked("Certificate of your serial number", to("en", "data-sheets")), ", by sensor"),
        bullet(linked("How to mount it", to("en", "note-mounting")), ", open to all"),
      ),
    }),
    callToAction("ask", {
      heading: "10 pieces, 12 working days",
      text: "Up to 200 leave from stock. Above that we tell you the date before you ask for it.",
      actions: links(link("Request a quote", to("en", "quote"))),
      picture: picture("km100", "en"),
      tone: "primary",
    }),
  ],
});
