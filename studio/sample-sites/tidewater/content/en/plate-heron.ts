import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, figure, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image } from "../../../compose/showing.ts";
import { quote, stats, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

export const plateHeron = page("en", "plate-heron", {
  title: "Plate I: Grey heron",
  slug: "collection/grey-heron",
  seo: {
    title: "Plate I: Grey heron · Tidewater",
    description:
      "Hester Pell’s engraving of a grey heron, drawn over eleven mornings in 1871, with its letters explained and what the bird ate meanwhile.",
    image: picture("heron", "en"),
  },
  listing: {
    date: "2026-06-01T09:00:00Z",
    summary:
      "Hester Pell’s engraving of a grey heron, drawn over eleven mornings in 1871, with its letters explained and what the bird ate meanwhile.",
    topics: ["topic-tidewater-plates"],
    authors: [],
  },
  blocks: [
    hero("opening", {
      heading: "Plate I: Grey heron",
      text: "Ardea cinerea. Copper engraving, 38\u00a0×\u00a030\u00a0cm, 1871. Drawn from life, over eleven mornings.",
      actions: links(link("All plates", toPage("page-tidewater-en-collection"))),
      poster: picture("heron", "en"),
      phonePoster: pictureCut("heronPhone"),
      layout: "split",
      tone: "default",
    }),
    text("letters", {
      heading: "The letters",
      layout: "aside",
      body: rich(
        p(
          strong("a"),
          " The bill: a pair of tongs, eleven centimetres long, closed in a twentieth of a second.",
        ),
        p(strong("b"), " The crest: two plumes, worn from February, dropped by August."),
        p(
          strong("c"),
          " The flight feathers. Two metres from tip to tip, and never, in her notes, wet.",
        ),
        p(strong("d"), " The tarsus. What looks like a knee is an ankle. The knee is indoors."),
      ),
    }),
    text("drawing", {
      heading: "Eleven mornings",
      body: rich(
        p(
          "The bird stood at the mouth of Customs Creek from the first hour of the ebb until there was nothing left to stand in. Pell stood on the quay. Neither of them, her diary says, ",
          em("gave the other any reason to leave"),
          ".",
        ),
        p(
          "She drew the legs first, because they did not move; then the body, for the same reason. The head took nine days. It is in a different place in every sketch, always just after she had looked down.",
        ),
        figure(
          picture("estuary", "en"),
          "wide",
          "The same bird and the same place, engraved in 1882. By then it was another bird.",
        ),
        h3("How the shading is made"),
        p(
          "There is no grey on the plate. Every tone is a line that swells and thins as the burin is leaned on: along the feathers, around the neck, across the legs. Where the shadow is deep a second set of lines crosses the first. On the crown she leaned so hard that the copper had to be hammered flat from behind.",
        ),
        h3("What it ate"),
        p(
          "Counted by Pell, with the hour: forty-one gobies, nineteen shore crabs, six eels, one of which took a quarter of an hour and left by the way it came; a water vole; and, on the last morning, a glove.",
        ),
        figure(
          picture("eel", "en"),
          "reading",
          "Pl. V, sketched the same afternoon. She wrote: “It seemed only fair to the eel.”",
        ),
        p(
          "The glove was recovered in October and is in ",
          linked("Room 3", toPage("page-tidewater-en-collection")),
          ", in the drawer below the plate.",
        ),
      ),
    }),
    quote("diary", {
      words: "It is not patient. It is busy, at a speed I cannot see.",
      name: "Hester Pell",
      role: "diary, 9 May 1871",
    }),
    stats("heron", {
      heading: "The species, measured",
      figures: [
        ["1.8 m", "wingspan, on average"],
        ["1.5 kg", "weight; most of the bird is posture"],
        ["64", "pairs at the Eyot heronry in 2026"],
        ["35 years", "the oldest ringed bird on record"],
      ],
    }),
    columns("neighbours", {
      start: [
        image("crab-picture", {
          enlargeable: true,
          picture: picture("crab", "en"),
          caption: "Pl. II. Shore crab: nineteen, in eleven mornings.",
        }),
      ],
      end: [
        image("eelgrass-picture", {
          enlargeable: true,
          picture: picture("eelgrass", "en"),
          caption: "Pl. III. Eelgrass, in which the gobies thought themselves hidden.",
        }),
      ],
    }),
    gallery("next-plates", {
      heading: "Neighbouring plates",
      tone: "default",
      pictures: [
        [picture("oyster", "en"), "Pl. IV. Native oyster, 1873."],
        [picture("eggs", "en"), "Pl. VI. Eggs, 1876."],
        [picture("section", "en"), "Pl. VII. Mud, 1879."],
      ],
    }),
  ],
});
