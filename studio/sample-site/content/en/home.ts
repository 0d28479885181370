import { animationFile, gate, hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { em, figure, linked, p, rich, strong } from "../../compose/rich-text.ts";

/** The front door: what, when, where, and one lit lamp. */
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
    }),
    text("length", {
      layout: "statement",
      tone: "gold",
      body: rich(
        p(
          "Fifty-seven minutes. That is the whole festival, and you get it ",
          em("whole"),
          ": five films, shown in order, to the end of the credits.",
        ),
      ),
    }),
    text("the-films", {
      heading: "Small enough to see all of it",
      body: rich(
        p(
          "Most festivals are an argument with a timetable. Ours has one room, one screen and one running order, and everybody in the room has seen the same thing by the time the bar opens. We find that this improves the bar.",
        ),
        p(
          "This year a ",
          linked("lamplighter", toPage("page-en-film-lamplighter")),
          " runs out of streets, a widow rows her debts ",
          linked("out to sea", toPage("page-en-film-salt")),
          ", and a ",
          linked("moth", toPage("page-en-film-moth")),
          " falls for the wrong light. Two more films we would rather you met in the dark.",
        ),
        figure(
          picture("street", "en"),
          "wide",
          "The Lamplighter’s Last Street, cut from 3,400 sheets of black paper.",
        ),
      ),
    }),
    text("when", {
      heading: "Doors at eight",
      layout: "aside",
      tone: "house",
      body: rich(
        p(
          strong("Four nights in November."),
          " The programme starts at half past and is the same each night.",
        ),
        p("Twelve at the door, eight if you are young, old or broke. We don’t check."),
        p(linked("How to find us", toPage("page-en-venue"))),
      ),
    }),
    video("yard", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "Sintel, in the yard at seven",
      poster: picture("yard", "en"),
      caption:
        "Before our own programme we show an open film on the fire wall, free to whoever brings a blanket. Tonight: Sintel (2010), made by the Blender Foundation and given away under a Creative Commons licence.",
      hasCaptions: true,
      width: "wide",
      tone: "ink",
    }),
    text("what-they-say", {
      layout: "statement",
      tone: "lamp",
      body: rich(
        p(
          "“I came for one film and stayed for the dark.” That was on a beer mat. We kept the mat.",
        ),
      ),
    }),
    gate("members", {
      heading: "There is a sixth film",
      promise: "For members: one more short, complete, and a note from the booth.",
      buttonLabel: "Come in",
      teaser: [
        text("members-teaser", {
          tone: "ink",
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
          tone: "sea",
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
