import { animationFile, hero, text } from "../../compose/block.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { bullet, em, figure, h3, linked, p, rich, strong } from "../../compose/rich-text.ts";
import { toAddress, toPage } from "../../compose/link.ts";

/** The house: the Meridian, room by room. */
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
      layout: "split",
    }),
    text("history", {
      heading: "Candles first",
      body: rich(
        p(
          "The people who built the Meridian made candles. In 1911 they looked at the price of tallow and then at the price of a ticket, and put a screen where the vats had been. On damp evenings the back rows still smell faintly of church.",
        ),
        figure(
          picture("auditorium", "en"),
          "full",
          "Row C, seat 14: best sound in the house. It is usually taken.",
        ),
        h3("Where to sit"),
        bullet(strong("Row C"), " if you came to listen."),
        bullet(
          strong("Row H"),
          " if you came to see. The floor dips there; tall people don’t matter.",
        ),
        bullet(strong("The gallery"), " if you came with somebody."),
        h3("The booth"),
        p(
          "Everything you see here was once a strip of something, held to a light by ",
          em("one person who was paying attention"),
          ". Her name is Vera Halm. She has run this booth since 1994 and has been late once, for a birth.",
        ),
        figure(picture("booth", "en"), "wide", "Two projectors, one Vera."),
      ),
    }),
    text("silence", {
      layout: "statement",
      tone: "sea",
      body: rich(
        p("No sweets in paper. We sell them unwrapped, in the foyer, from a bowl, with tongs."),
      ),
    }),
    text("foyer", {
      heading: "Before and after",
      body: rich(
        figure(picture("foyer", "en"), "wide", "The ticket window opens at seven and has change."),
        p(
          "The bar is under the stairs on the left. The stairs on the right are not for you. From seven there is an ",
          linked("open film in the yard", toPage("page-en-programme")),
          ", weather permitting; at twenty past eight a bell rings twice, and at half past it is dark.",
        ),
      ),
    }),
    text("getting-here", {
      heading: "Getting here",
      layout: "aside",
      tone: "gold",
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
});
