import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { animationFile, announcement, hero } from "../../../compose/opening.ts";
import { p, rich, strong } from "../../../compose/rich-text.ts";
import { image, logos, video } from "../../../compose/showing.ts";
import { featureGrid, quote, stats, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const home = page("en", "home", {
  title: "Kernmass",
  slug: "index",
  seo: {
    title: "Kernmass · vibration sensors for machines",
    description:
      "Accelerometers and velocity transmitters, 0.1 Hz to 22 kHz, –40 to 125 °C, IP67. Each calibrated at 16 frequencies. Delivered in 12 working days.",
    image: picture("social", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "50 days before it breaks",
      text: "Kernmass makes vibration sensors for machines that must not stop: 0.1 Hz to 22 kHz, –40 to 125 °C, IP67. What you see is a KM100 struck once, with steel.",
      actions: links(
        link("Compare six sensors", to("en", "sensors")),
        link("Request a quote", to("en", "quote")),
      ),
      animation: animationFile("impulse.json"),
      animationLabel:
        "A trace draws itself: one blow, then 28,000 oscillations a second that decay inside two envelope curves.",
      poster: picture("impulse", "en"),
      phonePoster: pictureCut("impulsePhone"),
    }),
    announcement("ex-ia", {
      label: "New",
      text: "KM100X, intrinsically safe: Ex ia IIC T4 Ga, 31 mm high. First deliveries on 4 October.",
      link: link("Compare it", to("en", "sensors")),
      tone: "primary",
    }),
    stats("in-numbers", {
      figures: [
        ["212,400", "sensors in service, on pumps, fans, rolls and four ski lifts"],
        ["16", "frequencies at which each of them was calibrated before it left"],
        ["0.14 ‰", "came back within five years. We publish the causes"],
        ["12 d", "from order to dispatch, up to 200 pieces"],
      ],
    }),
    image("the-trend", {
      picture: picture("zones", "en"),
      phonePicture: pictureCut("zonesPhone"),
      caption:
        "A 132 kW feed pump, rigid foundation, zones after ISO 20816-3. The trend leaves its base on day 46 and enters zone C on day 96. Two days later the bearing was changed, in a planned stop of 3 h 20 min.",
      width: "wide",
    }),
    text("what-we-do", {
      layout: "statement",
      body: rich(
        p(
          "A machine says everything through its feet. We put an ear of 55 millimetres there, and it says one number: ",
          strong("100 millivolts for each g"),
          ".",
        ),
      ),
    }),
    featureGrid("three-questions", {
      heading: "Three numbers choose the sensor",
      intro: "Speed, temperature, output. Everything else on our data sheets follows from them.",
      features: [
        {
          title: "Above 120 rpm: KM100",
          text: "100 mV/g, 0.5 Hz to 14 kHz. Four of five machines need nothing else.",
          picture: picture("km100", "en"),
          link: link("See the KM100", to("en", "sensor-km100")),
        },
        {
          title: "Below 120 rpm: KM500",
          text: "500 mV/g, from 0.1 Hz, 60 µg of noise. For kilns, slewing rings and turbines at barring speed.",
          picture: picture("km500", "en"),
          link: link("See the slow ones", to("en", "sensors")),
        },
        {
          title: "Straight into the PLC: KM420",
          text: "4–20 mA for 0–25 mm/s rms, 10–1,000 Hz. Two wires, no analyser.",
          picture: picture("km420", "en"),
          link: link("See the transmitter", to("en", "sensors")),
        },
      ],
    }),
    quote("the-mill", {
      words: "It cost us less than the coffee in the meeting where we decided to buy it.",
      name: "Maja Lindqvist",
      role: "reliability engineer, Norrland Pulp, 640 measuring points",
      tone: "tertiary",
    }),
    video("test-signal", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "Test signal 7: Big Buck Bunny on a 15-inch cone",
      poster: picture("loudspeaker", "en"),
      caption:
        "A loudspeaker is a shaker with a wide vocabulary. We screw a KM10 to the dust cap and play this film through it, at 38 g peak. Big Buck Bunny, 2008, Blender Foundation, Creative Commons Attribution.",
      transcript: rich(
        p(
          "The film has no dialogue. A large rabbit wakes in a meadow, is teased by three rodents and takes his revenge; music, birdsong, a falling apple, arrows.",
        ),
      ),
      width: "wide",
      tone: "inverted",
    }),
    logos("customers", {
      heading: "They let us name them",
      logos: [
        ["logos/logo-norrland-pulp.svg", "Norrland Pulp"],
        ["logos/logo-aarekraft.svg", "Aarekraft"],
        ["logos/logo-okihama-steel.svg", "Okihama Steel"],
        ["logos/logo-tessen-gears.svg", "Tessen Gears"],
        ["logos/logo-brunnhof.svg", "Brunnhof Extrusion"],
        ["logos/logo-velden-rail.svg", "Velden Rail"],
      ],
    }),
    callToAction("ask", {
      heading: "5 numbers, 1 working day",
      text: "Send speed, power, temperature, cable length and the number of measuring points. An engineer answers with a list of parts and a price.",
      actions: links(
        link("Request a quote", to("en", "quote")),
        link("Read how we measure", to("en", "notes")),
      ),
      emphasis: "loud",
      tone: "primary",
    }),
  ],
});
