import { columns } from "../../../compose/containers.ts";
import { toAddress } from "../../../compose/link.ts";
import { animationFile, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { contact } from "./contact.ts";
import { questions } from "./questions.ts";

export const venue = page("en", "venue", {
  title: "The house",
  slug: "venue",
  seo: {
    title: "The Meridian, Tallow Street · Nightlight",
    description:
      "The Meridian: 212 seats, one screen, carbon arc until 1988. How to find it, where to sit, what to bring.",
    image: picture("facade", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "A house built for the dark",
      text: "The Meridian, 9 Tallow Street. 212 seats, one screen, no windows since 1911.",
      animation: animationFile("reel.json"),
      animationLabel: "A projector’s reel turns while a row of seats fills with points of light.",
      loop: true,
      speed: 0.75,
      poster: picture("facade", "en"),
      phonePoster: pictureCut("facadePhone"),
      layout: "split",
    }),
    text("history", {
      heading: "Candles first",
      body: rich(
        p(
          "The people who built the Meridian made candles. In 1911 they looked at the price of tallow and then at the price of a ticket, and put a screen where the vats had been. On damp evenings the back rows still smell faintly of church.",
        ),
        h3("Where to sit"),
        bullet(strong("Row C"), " if you came to listen."),
        bullet(
          strong("Row H"),
          " if you came to see. The floor dips there; tall people don’t matter.",
        ),
        bullet(strong("The gallery"), " if you came with somebody."),
      ),
    }),
    image("the-house", {
      picture: picture("auditorium", "en"),
      phonePicture: pictureCut("auditoriumUpright"),
      caption: "Row C, seat 14: best sound in the house. It is usually taken.",
      width: "full",
      tone: "inverted",
    }),
    featureGrid("an-evening", {
      heading: "An evening, in order",
      intro: "Nobody will hurry you. The bell is real.",
      layout: "steps",
      features: [
        {
          title: "Seven: the yard",
          text: "An open film on the fire wall, if it is dry. The ticket window opens and has change.",
        },
        {
          title: "Eight: the doors",
          text: "Sit where you like. Coats go on the left, dogs stay with Sol.",
        },
        {
          title: "Twenty past eight: two bells",
          text: "One for the people in the bar, one for the people who say they have heard it.",
        },
        {
          title: "Half past eight: dark",
          text: "Five films, no interval. The lamp in the booth is the only one that stays on.",
        },
        {
          title: "Twenty-seven past nine: the bar",
          text: "Everybody has seen the same thing. You may begin.",
        },
      ],
    }),
    text("silence", {
      layout: "statement",
      tone: "tertiary",
      body: rich(
        p("No sweets in paper. We sell them unwrapped, in the foyer, from a bowl, with tongs."),
      ),
    }),
    columns("rooms", {
      split: "startWide",
      start: [
        image("booth-picture", {
          picture: picture("booth", "en"),
          caption: "Two projectors, one Vera.",
        }),
        text("booth", {
          heading: "The booth",
          body: rich(
            p(
              "Everything you see here was once a strip of something, held to a light by ",
              em("one person who was paying attention"),
              ". Her name is Vera Halm. She has run this booth since 1994 and has been late once, for a birth.",
            ),
          ),
        }),
      ],
      end: [
        text("foyer", {
          heading: "Before and after",
          body: rich(
            p("The bar is under the stairs on the left. The stairs on the right are not for you."),
          ),
        }),
        image("foyer-picture", {
          picture: picture("foyer", "en"),
          caption: "The ticket window. Cash folds, cards beep, both are fine.",
        }),
      ],
    }),
    columns("getting-here", {
      tone: "secondary",
      start: [
        text("directions", {
          heading: "Getting here",
          tone: "secondary",
          body: rich(
            p(strong("On foot"), " from the harbour: uphill until it smells of coffee, then left."),
            p(
              strong("By tram:"),
              " line 4 to Tallow Street. The last one back waits for our credits; ask for Yusuf.",
            ),
            p(
              strong("By wheelchair:"),
              " step-free from the yard, eight places in row F, a lift to the gallery. Write to us and we’ll hold a seat: ",
              linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
              ".",
            ),
          ),
        }),
      ],
      end: [
        image("street-map", {
          picture: picture("streetMap", "en"),
          caption: "Not to scale. The coffee is.",
          tone: "secondary",
        }),
      ],
    }),
    contact,
    questions,
  ],
});
