import { callToAction } from "../../../compose/asking.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, p, rich } from "../../../compose/rich-text.ts";
import { gallery, image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

export const collection = page("en", "collection", {
  title: "Collection",
  slug: "collection",
  seo: {
    title: "The collection: plates of the estuary · Tidewater",
    description:
      "Eleven engraved plates by Hester Pell, with the animals, plants and instruments of the Orle estuary, in the order in which she drew them.",
    image: picture("eggs", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Eleven plates, in the order she drew them",
      text: "Hester Pell engraved what the nets brought in, at its own size where the copper allowed.",
      poster: picture("eelgrass", "en"),
      layout: "split",
      tone: "default",
    }),
    text("reading", {
      heading: "How to read a plate",
      layout: "aside",
      body: rich(
        p(
          "The number stands at the top, the Latin name at the foot. Small letters mark parts, and are explained beside the plate, never on it.",
        ),
        p(
          "The one spot of coral was added by hand, on every print, by Pell herself. She never said why. It makes a plate easy to find in a drawer.",
        ),
      ),
    }),
    gallery("wall", {
      heading: "The plates",
      layout: "wall",
      tone: "default",
      pictures: [
        [
          picture("heron", "en"),
          "Pl. I. Grey heron. a, bill; b, crest; c, flight feathers; d, tarsus.",
        ],
        [
          picture("crab", "en"),
          "Pl. II. Shore crab, male. a, claw; b, last tooth of the shell; c, the line it will split along; d, walking leg.",
        ],
        [
          picture("eelgrass", "en"),
          "Pl. III. Eelgrass. a, root; b, sheath; c, root hairs. With two of its grazers.",
        ],
        [
          picture("oyster", "en"),
          "Pl. IV. Native oyster. 1, left valve, outside; 2, right valve, inside, with a pearl.",
        ],
        [
          picture("eel", "en"),
          "Pl. V. European eel. a, pectoral fin; b, dorsal fin; c, three glass eels, newly arrived.",
        ],
        [
          picture("eggs", "en"),
          "Pl. VI. Eggs of five waders and a tern. All returned to their nests; the last one, with difficulty.",
        ],
        [
          picture("section", "en"),
          "Pl. VII. Mud. a, lugworm; b, cockle; c, ragworm; d, razor shell; e, tellin; f, mud shrimps.",
        ],
        [
          picture("clock", "en"),
          "Pl. VIII. The tide clock in Room 1, an hour and three quarters after high water.",
        ],
        [
          picture("chart", "en"),
          "Pl. IX. The estuary, surveyed on foot by Pell and her sister over two winters.",
        ],
        [
          picture("springTide", "en"),
          "Pl. X. Why the tide is sometimes large. She corrected the moon.",
        ],
        [picture("museum", "en"), "Pl. XI. The Customs House. The rowing boat was hers."],
      ],
    }),
    image("mud", {
      enlargeable: true,
      picture: picture("section", "en"),
      caption:
        "Pl. VII is the one that people stay with. One square metre of it feeds a curlew for a day.",
      width: "full",
    }),
    featureGrid("rooms", {
      heading: "Where they hang",
      intro: "The rooms follow the tide, from the river to the sea.",
      layout: "steps",
      motion: "arrive",
      features: [
        {
          title: "Room 1. Time",
          text: "The tide clock, the almanacs, and the bell that rang for ships until 1951.",
        },
        {
          title: "Room 2. Mud",
          text: "Pl. VII at six times its size, with drawers at a child’s height. Open them.",
        },
        {
          title: "Room 3. Feathers and shells",
          text: "Pls. I to VI, and the copper they were printed from.",
        },
        { title: "Room 4. Water", text: "A window. It faces west, and has a bench." },
      ],
    }),
    text("copper", {
      layout: "statement",
      tone: "secondary",
      body: rich(
        p(
          "A twelfth plate was ordered in 1904. The copper is here, polished, and ",
          em("blank"),
          ".",
        ),
      ),
    }),
    callToAction("first-plate", {
      heading: "Begin with the heron",
      text: "The first plate, its letters explained, and what it ate while she was drawing it.",
      actions: links(link("Read plate I", toPage("page-tidewater-en-plate-heron"))),
      picture: picture("heron", "en"),
      tone: "default",
    }),
  ],
});
