import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmSalt = page("en", "film-salt", {
  title: "Salt",
  slug: "films/salt",
  seo: {
    title: "Salt · Nightlight",
    description:
      "Teodor Brandt’s Salt: a widow rows her husband’s debt back to the sea, one sack a night.",
    image: picture("boat", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Salt",
      text: "Teodor Brandt · black and white, and one green · 9\u00a0minutes",
      actions: links(link("Back to the running order", toPage("page-en-programme"))),
      poster: picture("boat", "en"),
      phonePoster: pictureCut("boatPhone"),
      tone: "tertiary",
    }),
    text("synopsis", {
      heading: "What the sea lends",
      body: rich(
        p(
          "There are seven sacks on the jetty and seven nights before the creditors come from the town. The widow knows to whom the salt belongs, and it isn’t them.",
        ),
        p(
          "Nobody speaks in ",
          strong("Salt"),
          ". There are oars, a dog on the far shore, and the sound a sack makes when the sea takes it back. It took Brandt eleven boats to find that sound.",
        ),
        h3("Take note of"),
        bullet("the moon, which was built from plywood and weighed more than the boat;"),
        bullet("the green, which appears once, for two seconds, and is not an accident;"),
        bullet("the widow’s hands. Jorun Aas rowed the whole film herself."),
      ),
    }),
    gallery("stills", {
      heading: "Seven nights",
      pictures: [
        [picture("sacks", "en"), "Night seven. Something has been at the last sack."],
        [picture("oar", "en"), "The sound: oar, drip, oar. Boat eleven."],
        [picture("green", "en"), "The green. Two seconds, once. You didn’t see it here."],
      ],
    }),
    quote("quotation", {
      words: "The moon is a creditor too. It only looks as if it gives light.",
      name: "The harbour master",
      role: "on being shown the plywood",
      tone: "tertiary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "His choice for the yard: Sintel",
      poster: picture("yardSnow", "en"),
      caption:
        "A girl, a dragon, a long way through the snow: Sintel (2010), Blender Foundation, Creative Commons. Dress for both films.",
      hasCaptions: true,
      width: "full",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Teodor Brandt",
          body: rich(
            p(
              "Harbour pilot until 2016. Says that films and ships are both brought in backwards, slowly, by somebody who does not own them.",
            ),
            p("On Friday he brings the boat."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("brandt", "en") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Next comes the rain.",
      text: "Then a map with a hill missing, and at the end a moth who should turn it down.",
      actions: links(
        link("The running order", toPage("page-en-programme")),
        link("On to Loud Moth", toPage("page-en-film-moth")),
      ),
      picture: picture("posterPlatform", "en"),
      tone: "inverted",
    }),
  ],
});
