import { callToAction } from "../../../compose/asking.ts";
import { link, links, toAddress } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery } from "../../../compose/showing.ts";
import { featureGrid, stats, text } from "../../../compose/telling.ts";
import { page, picture, to } from "../../compose.ts";

export const jobs = page("en", "jobs", {
  title: "Jobs",
  slug: "jobs",
  seo: {
    title: "Jobs: three open places among 84 people · Kernmass",
    description:
      "Kernmass has 84 people and three open places: analogue electronics in Winterthur, calibration in Hamamatsu, technical writing in both.",
    image: picture("board", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "84 people, 3 places",
      text: "We make one kind of thing. Whoever designs a circuit here also hears how it failed, and usually from the person whose pump it was.",
      poster: picture("board", "en"),
    }),
    stats("workplace", {
      figures: [
        ["35 h", "a week, and the laboratory is locked at 19:00"],
        ["1 : 4.2", "lowest to highest salary. The table hangs beside the lift"],
        ["22", "of 84 work in the laboratory, 3 in sales"],
        ["11 y", "the median of how long people stay"],
      ],
    }),
    featureGrid("open", {
      heading: "Open now",
      features: [
        {
          title: "Analogue electronics, Winterthur",
          text: "You will make the KM500’s amplifier quieter than 60 µg. We believe in 40; prove us timid. 80–100 %.",
          link: link(
            "Apply for electronics",
            toAddress("mailto:jobs@kernmass.example?subject=Electronics"),
          ),
        },
        {
          title: "Calibration, Hamamatsu",
          text: "You will run the air bearing from 0.1 Hz, and decide what leaves the house. A steady hand, and a stubborn one.",
          link: link(
            "Apply for calibration",
            toAddress("mailto:jobs@kernmass.example?subject=Calibration"),
          ),
        },
        {
          title: "Technical writing, either place",
          text: "Four pages a week, read by people in ear protection. You have opened a machine at least once.",
          link: link(
            "Apply for writing",
            toAddress("mailto:jobs@kernmass.example?subject=Writing"),
          ),
        },
      ],
    }),
    text("how", {
      heading: "How we hire",
      body: rich(
        p(
          strong("Two talks of an hour. "),
          "The first is about something that you built. Bring it, or what is left of it.",
        ),
        p(
          "The second is in the laboratory: you get a sensor that is ",
          em("wrong"),
          ", an oscilloscope and a colleague who answers questions. We don’t mind whether you find the fault. We listen to how you look for it.",
        ),
        p("You have our answer within 5 working days, with reasons, either way."),
      ),
    }),
    gallery("where", {
      heading: "What you would look at all day",
      layout: "wall",
      pictures: [
        [picture("bench", "en"), "Bench A: sensor, reference, shaker, laser. 1, 2, 3, 4."],
        [picture("section", "en"), "The KM100, half open."],
        [picture("exploded", "en"), "The KM100, entirely open."],
      ],
    }),
    callToAction("apply", {
      heading: "None of the three is yours?",
      text: "Write to us anyway, with one measurement that you are proud of.",
      actions: links(
        link("Write to us", toAddress("mailto:jobs@kernmass.example")),
        link("See what we make", to("en", "sensors")),
      ),
      tone: "primary",
    }),
  ],
});
