import { callToAction } from "../../../compose/asking.ts";
import { link, links, toAddress, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import {
  bullet,
  code,
  codeSample,
  em,
  figure,
  h3,
  h4,
  linked,
  p,
  rich,
  step,
  strong,
} from "../../../compose/rich-text.ts";
import { logos } from "../../../compose/showing.ts";
import { quote, stats, text } from "../../../compose/telling.ts";

export const about = page("en", "about", {
  title: "About",
  slug: "about",
  seo: {
    title: "About · Nightlight",
    description: "Who runs Nightlight, why it has five films and not fifty, and how to send yours.",
    image: picture("booth", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "We like it short",
      text: "Nightlight is run by six people, none of them full-time, all of them awake.",
      actions: links(link("Write to us", toAddress("mailto:house@nightlight.example"))),
      poster: picture("booth", "en"),
      phonePoster: pictureCut("boothPhone"),
      layout: "split",
    }),
    text("why", {
      heading: "Why five",
      body: rich(
        p(
          "In the first year we showed forty-one films over three days. On the last evening we asked people what they had seen. They had seen ",
          em("the third one"),
          ". Nobody agreed on which that was.",
        ),
        p(
          "So we cut. Thirty, eighteen, nine. At five, people began to quote them to each other. At four, they began to ask for another, which is how the sixth film came about, but that is ",
          linked("a members’ matter", toPage("page-en-screening-room")),
          ".",
        ),
      ),
    }),
    stats("numbers", {
      figures: [
        ["11", "years, and one we skipped because of the roof"],
        ["133", "films shown, to the end of the credits"],
        ["212", "seats, of which one is Vera’s"],
        ["1", "fire alarm (1 a.m., toast)"],
      ],
    }),
    text("people", {
      heading: "The six",
      layout: "aside",
      body: rich(
        bullet(strong("Marta Lind"), " chooses the films, and apologises for the others."),
        bullet(strong("Vera Halm"), " runs the booth."),
        bullet(strong("Sol Adeyemi"), " runs the yard, and the weather."),
        bullet(strong("Jonas Pell"), " does money. There is some."),
        bullet(strong("Rukmini Das"), " writes the subtitles, and this."),
        bullet(strong("The sixth"), " prefers not to be named and makes the soup."),
      ),
    }),
    quote("a-reply", {
      words:
        "They answered in eleven days, by hand, and told me what was wrong with the moon. They were right about the moon.",
      name: "Teodor Brandt",
      role: "sent a film in 2026, and another this year",
      portrait: picture("brandt", "en"),
      tone: "tertiary",
    }),
    text("submissions", {
      heading: "Send us a film",
      body: rich(
        p("Under twenty minutes, made by someone, finished. There is no fee and no form."),
        step("Write three sentences about it, and none about yourself."),
        step(
          "Send a file as below to ",
          linked("films@nightlight.example", toAddress("mailto:films@nightlight.example")),
          ".",
        ),
        step("Wait until the first of August. We answer everybody, by hand, and we say why."),
        h3("The file"),
        p(
          "H.264 or ProRes, at least ",
          code("1920 × 1080"),
          ", stereo or better. From whatever you have, this will do:",
        ),
        codeSample(
          "shell",
          "ffmpeg -i your-film.mov \\\n  -c:v libx264 -crf 16 -pix_fmt yuv420p \\\n  -c:a aac -b:a 320k \\\n  your-film.mp4",
        ),
        h4("On paper, too"),
        p(
          "Drawn on glass, cut from felt, scratched into leader: send it in a box. We have the machine for it.",
        ),
        figure(picture("programme", "en"), "reading", "Some of them arrive like this."),
      ),
    }),
    callToAction("send", {
      heading: "Finished? Then send it.",
      text: "Until the first of June. After that it is next year, and next year is just as dark.",
      actions: links(link("Write to Marta", toAddress("mailto:films@nightlight.example"))),
      emphasis: "loud",
    }),
    logos("partners", {
      heading: "They keep the lamp lit",
      logos: [
        ["logos/logo-tallowby.svg", "Tallowby Lamps"],
        ["logos/logo-tin-street.svg", "Tin Street Press"],
        ["logos/logo-line-four.svg", "Line Four Trams"],
        ["logos/logo-felt-groove.svg", "Felt & Groove"],
        ["logos/logo-night-oven.svg", "The Night Oven"],
      ],
    }),
    text("house-rule", {
      tone: "inverted",
      layout: "aside",
      body: rich(
        figure(picture("moth", "en"), "wide"),
        p("The house rule is older than the house: whoever brings a light puts it out."),
      ),
    }),
  ],
});
