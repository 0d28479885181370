import { callToAction } from "../../../compose/asking.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { pageList } from "../../../compose/listing.ts";
import { hero } from "../../../compose/opening.ts";
import {
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
} from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

export const fieldNotes = page("en", "field-notes", {
  title: "Field notes",
  slug: "field-notes",
  seo: {
    title: "Field notes from the Orle · Tidewater",
    description:
      "Notes by the museum’s staff: a tide clock that is right about the moon, the return of the eelgrass, and how to read a metre of mud.",
    image: picture("clock", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Notes, written outdoors",
      text: "By the keeper of the clock, the warden and the cook. Corrected indoors, in pencil.",
      poster: picture("clock", "en"),
      phonePoster: pictureCut("clockPhone"),
      layout: "split",
      tone: "default",
    }),
    text("clock", {
      heading: "A clock with one hand",
      body: rich(
        p(em("Ada Fenwick, keeper of instruments. November.")),
        p(
          "The tide clock in Room 1 has one hand, because there is one question. It goes round in twelve hours, twenty-five minutes and fourteen seconds: half a lunar day. At the top it is high water, at the bottom low. The numerals count the hours that are left.",
        ),
        p(
          "It was built in 1889 by a maker of railway clocks who had never seen the sea, and is driven by a weight of ninety kilograms that falls the height of the stairwell in a week. On Saturday mornings somebody winds it. Visitors may help; the weight does not notice.",
        ),
        figure(
          picture("springTide", "en"),
          "wide",
          "What the clock leaves out: the height. For that the sun has to be asked too (Pl. X).",
        ),
        h3("Why it is wrong, and how much"),
        p(
          "A hand that turns evenly knows the moon and nothing else. Wind holds the water back; a week of rain lets the river push. In an ordinary month the clock is within twenty minutes. On 31 January 1953 it was out by two hours, and the mark of that night is on the wall behind it, above your head.",
        ),
        h4("To check it"),
        step("Read the hand, and write down the hours it gives."),
        step("Go outside and look at the staff below the steps."),
        step("Believe the staff."),
        p(
          "The line that the desk’s computer uses for the same purpose is shorter than the weight: ",
          code("M2"),
          " alone, no wind.",
        ),
        codeSample(
          "python",
          "from math import cos, pi\n\nM2 = 12.4206  # hours, half a lunar day\n\ndef height(hours, mean=3.6, swing=4.9):\n    return mean + swing / 2 * cos(2 * pi * hours / M2)",
        ),
      ),
    }),
    quote("warden", {
      words: "The sea is never late. People are.",
      name: "Tom Sallow",
      role: "warden of the Long Flat since 1998",
    }),
    text("eelgrass", {
      heading: "The eelgrass is back",
      body: rich(
        p(em("Tom Sallow, warden. September.")),
        p(
          "In 1931 a slime mould killed nine tenths of the eelgrass of the Atlantic, and all of ours. The sand it had held went into the channel, the channel went into the harbour, and the harbour went to another town.",
        ),
        p(
          "For four autumns we have put out seed in small sacks, a metre apart, by hand. This August I counted shoots in a square frame, forty times, on my knees. There were eleven to the frame. The summer before, there were two.",
        ),
        figure(
          picture("eelgrass", "en"),
          "reading",
          "Pl. III. One root, five shoots. Ours look like this now, only muddier.",
        ),
        p(
          "A meadow this size takes in as much carbon as the ferry gives out, which the ferry asked me to mention.",
        ),
      ),
    }),
    image("mud-picture", {
      enlargeable: true,
      picture: picture("section", "en"),
      caption: "Pl. VII. The black layer begins where the air ends.",
      width: "wide",
      tone: "secondary",
    }),
    text("mud", {
      heading: "How to read a metre of mud",
      layout: "aside",
      body: rich(
        p(em("Rosario Vidal, the weighing room. June.")),
        p(
          "I cook what the mud gives, so I look at it first. A coiled cast and, a hand away, a dimple: one lugworm, at both ends. Two holes like a keyhole: a razor shell, which has already felt you. A star of scratches: a tellin, hoovering.",
        ),
        p(
          "If the surface shines brown in March, that is not dirt. It is a skin of algae, one cell thick, and everything here is made of it, including ",
          linked("the heron", toPage("page-tidewater-en-plate-heron")),
          " and the soup.",
        ),
      ),
    }),
    pageList("indoors", {
      heading: "Also indoors",
      layout: "rows",
      chosen: ["page-tidewater-en-plate-heron", "page-tidewater-en-collection"],
    }),
    callToAction("walk", {
      heading: "The rest is outdoors",
      text: "Guided walks leave from the steps at the spring tides.",
      actions: links(link("Walks and talks", toPage("page-tidewater-en-visit"))),
      tone: "default",
    }),
  ],
});
