import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { table, text } from "../../../compose/telling.ts";
import { nights } from "./nights.ts";

export const programme = page("en", "programme", {
  title: "Programme",
  slug: "programme",
  seo: {
    title: "Programme · Nightlight",
    description:
      "The running order of the eleventh Nightlight: five short films, fifty-seven minutes, no interval.",
    image: picture("programme", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "The running order",
      text: "Five films, fifty-seven minutes, no interval. Go before.",
      actions: links(link("Where we are", toPage("page-en-venue"))),
      poster: picture("programme", "en"),
      phonePoster: pictureCut("programmePhone"),
      tone: "inverted",
    }),
    nights,
    table("order", {
      heading: "Fifty-seven minutes, in a table",
      intro: "For people who want to know where the long one is.",
      columns: ["Film", "By", "Begins", "Length"],
      rows: [
        ["The Lamplighter’s Last Street", "Ines Calder", "20:30", "14 min"],
        ["Salt", "Teodor Brandt", "20:44", "9 min"],
        ["Platform Nine, Rain", "Hana Sorel", "20:53", "11 min"],
        ["The Cartographer’s Daughter", "Abel Nouri", "21:04", "17 min"],
        ["Loud Moth", "Pola Wirth", "21:21", "6 min"],
      ],
      sortable: true,
    }),
    columns("lamplighter", {
      tone: "secondary",
      start: [
        text("lamplighter-text", {
          tone: "secondary",
          heading: "The Lamplighter’s Last Street",
          body: rich(
            p(strong("One."), " Ines Calder · 14\u00a0min"),
            p(
              "The gas goes off one street at a time. He has one left, forty lamps long, and every evening he lights it a little more slowly.",
            ),
            p(linked("About the lamplighter", toPage("page-en-film-lamplighter"))),
          ),
        }),
      ],
      end: [
        image("lamplighter-poster", { picture: picture("posterStreet", "en"), tone: "secondary" }),
      ],
      split: "startWide",
    }),
    columns("salt", {
      tone: "tertiary",
      start: [
        text("salt-text", {
          tone: "tertiary",
          heading: "Salt",
          body: rich(
            p(strong("Two."), " Teodor Brandt · 9\u00a0min"),
            p(
              "A salt merchant dies owing the sea. His widow pays it back, a sack a night, in a boat that was never meant for it. On the seventh night the moon is in the way.",
            ),
            p(linked("About Salt", toPage("page-en-film-salt"))),
          ),
        }),
      ],
      end: [image("salt-poster", { picture: picture("posterSalt", "en"), tone: "tertiary" })],
      split: "startWide",
    }),
    columns("platform", {
      tone: "inverted",
      start: [
        text("platform-text", {
          tone: "inverted",
          heading: "Platform Nine, Rain",
          body: rich(
            p(strong("Three."), " Hana Sorel · 11\u00a0min"),
            p(
              "A train that is in no timetable stops for a minute. One window is lit. The woman in it and the man on the platform both believe that the other one is leaving. ",
              em("Filmed in a single night, in real rain, with one umbrella."),
            ),
          ),
        }),
      ],
      end: [
        image("platform-poster", { picture: picture("posterPlatform", "en"), tone: "inverted" }),
      ],
      split: "startWide",
    }),
    image("platform-still", {
      picture: picture("platform", "en"),
      caption: "Platform Nine, Rain. Hana Sorel waited four months for this weather.",
      width: "full",
      tone: "inverted",
    }),
    columns("map", {
      start: [
        text("map-text", {
          heading: "The Cartographer’s Daughter",
          body: rich(
            p(strong("Four."), " Abel Nouri · 17\u00a0min"),
            p(
              "Her mother drew the whole country and left out one hill on purpose. The girl goes to look for it, with a pencil, in case it needs drawing. Ink on glass, two and a half years.",
            ),
          ),
        }),
      ],
      end: [
        image("map-still", {
          picture: picture("map", "en"),
          caption: "Every line is a real contour, of a place that isn’t.",
        }),
      ],
      split: "endWide",
    }),
    columns("moth", {
      tone: "primary",
      start: [
        text("moth-text", {
          tone: "primary",
          heading: "Loud Moth",
          body: rich(
            p(strong("Five."), " Pola Wirth · 6\u00a0min"),
            p(
              "A moth mistakes a loudspeaker for the moon, moves in, and has a career. The shortest film of the night and by some distance the loudest.",
            ),
            p(linked("About Loud Moth", toPage("page-en-film-moth"))),
          ),
        }),
      ],
      end: [image("moth-poster", { picture: picture("posterMoth", "en"), tone: "primary" })],
      split: "startWide",
    }),
    video("yard", {
      address: "https://vimeo.com/1084537",
      title: "Big Buck Bunny, in the yard at seven",
      poster: picture("yardRabbit", "en"),
      caption:
        "Open-air classics: Big Buck Bunny (2008), by the Blender Foundation, under a Creative Commons licence. Ten minutes, no dialogue, one very patient rabbit.",
      transcript: rich(
        p("There are no words in this film. What happens is this."),
        p(
          "A very large rabbit wakes in a meadow, smells a flower, follows a butterfly. Three small rodents throw fruit at him, break his apple and kill the butterfly because it can’t throw back.",
        ),
        p(
          "The rabbit thinks about it overnight. In the morning he sharpens sticks, bends a sapling and lays out his traps. Two of the three learn about gravity; the third, who can fly, learns about kite string.",
        ),
        h3("Sound"),
        p(
          "Birdsong, a solo clarinet, a snapping twig, and an orchestra that always sees it coming.",
        ),
      ),
      width: "wide",
    }),
    callToAction("door", {
      heading: "Come early. The seats have no numbers.",
      text: "Twelve at the door, eight if you are young, old or broke. There is nothing to book and nothing to print.",
      actions: links(
        link("Find the house", toPage("page-en-venue")),
        link("Become a member", toPage("page-en-screening-room")),
      ),
      emphasis: "loud",
      tone: "default",
    }),
  ],
});
