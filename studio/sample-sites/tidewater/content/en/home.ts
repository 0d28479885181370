import { countdown } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { announcement, hero } from "../../../compose/opening.ts";
import { em, linked, p, rich } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, quote, stats, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

export const home = page("en", "home", {
  title: "Tidewater",
  slug: "index",
  seo: {
    title: "Tidewater · Museum of the Estuary",
    description:
      "A small museum at the mouth of the Orle: engraved plates, a tide clock, and forty centimetres of mud with everything that lives in it.",
    image: picture("estuary", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Twice a day, the sea returns what it borrowed",
      text: "Tidewater is the museum of one estuary, the Orle, and of everybody who lives in it. Most of them are worms.",
      actions: links(
        link("Plan a visit", toPage("page-tidewater-en-visit")),
        link("See the plates", toPage("page-tidewater-en-collection")),
      ),
      poster: picture("estuary", "en"),
      phonePoster: pictureCut("estuaryPhone"),
      layout: "split",
      tone: "default",
    }),
    announcement("walks", {
      label: "March",
      text: "Two guided walks at the lowest tides of the year. Twelve places each; boots are lent.",
      link: link("Dates and times", toPage("page-tidewater-en-visit")),
      tone: "default",
    }),
    text("label", {
      layout: "statement",
      body: rich(
        p(
          "An estuary is a place that is ",
          em("sometimes"),
          ". We label what is there, and the hours at which it is.",
        ),
      ),
    }),
    featureGrid("plates", {
      heading: "From the plates",
      intro:
        "Between 1871 and 1904 the Customs House employed an engraver, Hester Pell, to draw whatever was found in the nets. Nobody told her to stop.",
      motion: "arrive",
      features: [
        {
          title: "Grey heron",
          text: "Stands for hours, and has been mistaken for a post by people who ought to know.",
          picture: picture("heronDetail", "en"),
          link: link("Read the plate", toPage("page-tidewater-en-plate-heron")),
        },
        {
          title: "Shore crab",
          text: "Green, or orange, and always sideways. Five teeth on each side of the shell; count them.",
          picture: picture("crab", "en"),
        },
        {
          title: "Eelgrass",
          text: "Not a seaweed. It flowers under water, once a year, without telling anyone.",
          picture: picture("eelgrass", "en"),
        },
        {
          title: "Native oyster",
          text: "Changes sex, some summers twice. The pearl in the plate is real and was returned.",
          picture: picture("oyster", "en"),
        },
      ],
    }),
    image("low-water", {
      enlargeable: true,
      picture: picture("lowWater", "en"),
      caption:
        "The Long Flat at low water, seen from the museum’s steps. It is walked, with a guide, in March.",
      credit: "Hester Pell, 1882",
      width: "full",
    }),
    stats("estuary", {
      heading: "The Orle, in figures",
      figures: [
        ["6.4 m", "between high and low water, at springs"],
        ["1,140 ha", "of mud, twice a day"],
        ["23,000", "wading birds on a January count"],
        ["1", "bridge. It has regretted it since 1938"],
      ],
    }),
    quote("visitor", {
      words: "I asked where the mud ends. She looked at her watch.",
      name: "From the visitors’ book",
      role: "12 October, in pencil",
    }),
    countdown("spring-tide", {
      heading: "Until the lowest water of the year",
      text: "On 24 March the sea goes out farther than on any other day, and comes back at walking pace. Be where the guide is.",
      moment: "2027-03-24T13:06:00.000Z",
      begun: "The tide has turned. If you can read this on the Long Flat, walk north.",
      actions: links(link("Join the walk", toPage("page-tidewater-en-visit"))),
      tone: "default",
    }),
    columns("spring", {
      split: "endWide",
      start: [
        text("spring-text", {
          heading: "Why then",
          body: rich(
            p(
              "Near the equinox the sun, the moon and the earth stand almost in line, and pull together. Two days later, because water is heavy and takes its time, the tide is at its highest and its lowest.",
            ),
            p(
              linked("The tide clock", toPage("page-tidewater-en-field-notes")),
              " has shown this correctly since 1889, with one exception, which was a Saturday.",
            ),
          ),
        }),
      ],
      end: [
        image("spring-picture", {
          enlargeable: true,
          picture: picture("springTide", "en"),
          caption: "1, spring tide. 2, neap tide. a and b, the water, much exaggerated.",
        }),
      ],
    }),
  ],
});
