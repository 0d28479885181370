import { countdown } from "../../../compose/asking.ts";
import { gate } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { animationFile, announcement, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { video } from "../../../compose/showing.ts";
import { featureGrid, quote, text } from "../../../compose/telling.ts";

export const home = page("en", "home", {
  title: "Nightlight",
  slug: "index",
  seo: {
    title: "Nightlight · a festival of short films",
    description:
      "Five short films, four nights in November, one dark house. The eleventh Nightlight at the Meridian, Tallow Street.",
    image: picture("social", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Five films. One lamp.",
      text: "Nightlight is a festival of short films: four nights in November, one programme, one dark house. Doors at eight. Nobody talks about their projects.",
      actions: links(
        link("See the programme", toPage("page-en-programme")),
        link("Find the house", toPage("page-en-venue")),
      ),
      animation: animationFile("aperture.json"),
      animationLabel:
        "Shutter blades turn open on a golden street where a man on a ladder lights a lamp.",
      poster: picture("aperture", "en"),
      phonePoster: pictureCut("aperturePhone"),
    }),
    announcement("seats", {
      label: "Seats",
      text: "Thursday will be full. Sunday has room, and on Sunday there is soup.",
      link: link("The four nights", toPage("page-en-programme")),
      tone: "primary",
    }),
    text("length", {
      layout: "statement",
      body: rich(
        p(
          "Fifty-seven minutes. That is the whole festival, and you get it ",
          em("whole"),
          ": five films, shown in order, to the end of the credits.",
        ),
      ),
    }),
    featureGrid("the-films", {
      heading: "Small enough to see all of it",
      intro:
        "Most festivals are an argument with a timetable. Ours has one room, one screen and one running order, and everybody in the room has seen the same thing by the time the bar opens. We find that this improves the bar.",
      tone: "secondary",
      features: [
        {
          title: "The Lamplighter’s Last Street",
          text: "Forty lamps, one hill, one dog. He could do it in half an hour.",
          picture: picture("posterStreet", "en"),
          link: link("Walk Tin Street", toPage("page-en-film-lamplighter")),
        },
        {
          title: "Salt",
          text: "A widow rows her husband’s debts back to the sea, one sack a night.",
          picture: picture("posterSalt", "en"),
          link: link("Row out with her", toPage("page-en-film-salt")),
        },
        {
          title: "Platform Nine, Rain",
          text: "A train that is in no timetable stops for one minute.",
          picture: picture("posterPlatform", "en"),
          link: link("Wait in the rain", toPage("page-en-programme")),
        },
        {
          title: "The Cartographer’s Daughter",
          text: "One hill was left off the map. She takes a pencil.",
          picture: picture("posterMap", "en"),
          link: link("Look for the hill", toPage("page-en-programme")),
        },
        {
          title: "Loud Moth",
          text: "A moth mistakes a loudspeaker for the moon, and has a career.",
          picture: picture("posterMoth", "en"),
          link: link("Turn it up", toPage("page-en-film-moth")),
        },
      ],
    }),
    video("yard", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "Sintel, in the yard at seven",
      poster: picture("yardSnow", "en"),
      caption:
        "Before our own programme we show an open film on the fire wall, free to whoever brings a blanket. Tonight: Sintel (2010), made by the Blender Foundation and given away under a Creative Commons licence.",
      hasCaptions: true,
      width: "wide",
      tone: "inverted",
    }),
    quote("what-they-say", {
      words: "I came for one film and stayed for the dark.",
      name: "Somebody in row H",
      role: "on a beer mat, in pencil. We kept the mat.",
      tone: "tertiary",
    }),
    countdown("first-night", {
      heading: "Until the lamp goes on",
      text: "The lamp takes about a minute to warm up. We don’t.",
      moment: "2027-11-18T20:30:00.000Z",
      begun: "The lamp is on. Come in, and mind the step.",
      actions: links(link("What happens when", toPage("page-en-programme"))),
    }),
    text("when", {
      heading: "Doors at eight",
      layout: "aside",
      body: rich(
        p(
          strong("Four nights in November."),
          " The programme starts at half past and is the same each night.",
        ),
        p("Twelve at the door, eight if you are young, old or broke. We don’t check."),
        p(linked("How to find us", toPage("page-en-venue"))),
      ),
    }),
    gate("members", {
      heading: "There is a sixth film",
      promise: "For members: one more short, complete, and a note from the booth.",
      buttonLabel: "Come in",
      teaser: [
        text("members-teaser", {
          tone: "inverted",
          body: rich(
            p(
              "It is not in the programme. Every year the projectionist picks a film nobody submitted and runs it after the house has emptied. Members may stay in their seats, here too.",
            ),
          ),
        }),
      ],
      blocks: [
        text("members-note", {
          layout: "statement",
          tone: "tertiary",
          body: rich(
            p(
              "Good. Sit anywhere. The film is in the ",
              linked("screening room", toPage("page-en-screening-room")),
              ", second door after the coats.",
            ),
          ),
        }),
      ],
    }),
  ],
});
