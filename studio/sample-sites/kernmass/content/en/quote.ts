import { columns } from "../../../compose/containers.ts";
import { link, links, toAddress, toSection } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { faq, featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";
import { quoteFormBlock } from "./form.ts";

export const quote = page("en", "quote", {
  title: "Request a quote",
  slug: "quote",
  seo: {
    title: "Request a quote: five numbers, one working day · Kernmass",
    description:
      "Send speed, power, temperature, cable length and number of measuring points. An engineer answers within one working day.",
    image: picture("bench", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Five numbers are enough",
      text: "Send them in the form below. An engineer answers within 1 working day with a list of parts, a price and a date; in Japanese from Hamamatsu, in English and German from Winterthur.",
      actions: links(link("Send the five numbers", toSection("page-kernmass-en-quote", "form"))),
      poster: picture("bench", "en"),
      phonePoster: pictureCut("benchPhone"),
      tone: "primary",
    }),
    featureGrid("five-numbers", {
      heading: "What we need",
      layout: "steps",
      features: [
        { title: "Speed, in rpm", text: "Lowest and highest. Below 120 rpm the sensor changes." },
        { title: "Power, in kW", text: "It sets the group, and with it the zones of ISO 20816-3." },
        {
          title: "Temperature, in °C",
          text: "At the housing, at its worst hour. Our limit is 125.",
        },
        { title: "Cable, in m", text: "To the cabinet. Above 300 m we propose a KM420." },
        {
          title: "Measuring points",
          text: "If you don’t know: the number of bearings, times two.",
        },
      ],
    }),
    columns("what-happens", {
      split: "startWide",
      start: [
        text("after", {
          heading: "What happens then",
          body: rich(
            bullet(strong("Hour 0. "), "Your request has a number, and a person."),
            bullet(strong("Hour 8. "), "List of parts, price for 1, 10 and 100, date of dispatch."),
            bullet(strong("Day 12. "), "Up to 200 sensors leave Winterthur, with certificates."),
            bullet(strong("Day 90. "), "We ask what they have found. You may say: nothing yet."),
            p("Prices hold for 60 days. The smallest order is 1 sensor."),
          ),
        }),
      ],
      end: [
        text("contact", {
          heading: "Two desks",
          body: rich(
            p(strong("Winterthur")),
            p("Prüfgasse 28, 8400 Winterthur, Switzerland"),
            p(
              linked("desk@kernmass.example", toAddress("mailto:desk@kernmass.example")),
              ", 07:30–17:00 CET",
            ),
            p(strong("Hamamatsu")),
            p("4-16 Otsu-cho, Hamamatsu, Japan"),
            p(
              linked("japan@kernmass.example", toAddress("mailto:japan@kernmass.example")),
              ", 08:30–17:30 JST",
            ),
          ),
        }),
      ],
    }),
    faq("buying", {
      heading: "Before you write",
      questions: [
        [
          "Do you sell the analyser too?",
          rich(
            p(
              "No. Any input with IEPE or 4–20 mA will do. We keep a list of 31 that we have measured.",
            ),
          ),
        ],
        [
          "Can I borrow one?",
          rich(
            p(
              "For 30 days, up to four sensors with cables. Most of them are bought on day 20, when the first spectrum is on the wall.",
            ),
          ),
        ],
        [
          "Where are the drawings?",
          rich(
            p(
              "With the ",
              linked("data sheets", to("en", "data-sheets")),
              ". They need an account with a verified address, because we send corrections there.",
            ),
          ),
        ],
      ],
    }),
    quoteFormBlock,
  ],
});
