import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage, toSection } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, p, rich, strong } from "../../../compose/rich-text.ts";
import { image, logos, video } from "../../../compose/showing.ts";
import { faq, featureGrid, stats, text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";
import { bookingFormBlock } from "./form.ts";

export const schools = page("en", "schools", {
  title: "Schools",
  slug: "schools",
  seo: {
    title: "School visits · Tidewater",
    description:
      "A day on the mud for classes of up to thirty: sieves, lenses, boots in every size, and a plan for rain. Free for schools on the Orle.",
    image: picture("section", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Bring a class. We have the boots.",
      text: "One day, thirty pupils, forty centimetres of mud. Free for schools on the Orle; two pounds a pupil from farther away.",
      actions: links(link("Ask for a date", toSection("page-tidewater-en-schools", "form"))),
      poster: picture("lowWater", "en"),
      layout: "split",
      tone: "default",
    }),
    featureGrid("day", {
      heading: "A day, in order",
      intro: "The tide sets the times. We send them with the confirmation.",
      layout: "steps",
      motion: "arrive",
      features: [
        {
          title: "Boots",
          text: "Sizes 10 to 46. Ten minutes, and the only part that is ever late.",
        },
        {
          title: "The staff",
          text: "Each pupil guesses where the water will be at noon, and chalks a name on the quay.",
        },
        {
          title: "The sieve",
          text: "Groups of five, one square metre each. Everything is named, drawn, and put back.",
        },
        {
          title: "The lens",
          text: "Indoors: the mud shrimp, at forty times its size, looks back.",
        },
        {
          title: "The quay",
          text: "At noon we look who was right. There is a prize. It is a button from the mud.",
        },
      ],
    }),
    stats("numbers", {
      tone: "default",
      figures: [
        ["30", "pupils at most, with three adults"],
        ["4 h", "from boots to button"],
        ["5–16", "years of age; the worms are the same"],
        ["0", "lost boots this year, so far"],
      ],
    }),
    columns("prepare", {
      start: [
        text("bring", {
          heading: "What to bring",
          body: rich(
            bullet(strong("Socks,"), " twice."),
            bullet(strong("A packed lunch."), " The gulls know the word."),
            bullet(strong("A list"), " of allergies, fears and birthdays."),
            p("We bring the rest: sieves, lenses, waterproofs, towels, a first-aider, a flask."),
          ),
        }),
      ],
      end: [
        image("crab-picture", {
          enlargeable: true,
          picture: picture("crab", "en"),
          caption: "How to hold one: from behind, thumb below, firmly. Pl. II can be coloured in.",
        }),
      ],
    }),
    video("wet-day", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "The wet-day film: Big Buck Bunny",
      poster: picture("section", "en"),
      caption:
        "When thunder keeps us in, we show Big Buck Bunny (Blender Foundation, 2008, Creative Commons) and ask afterwards which of its animals are correctly drawn. None are. It is a good lesson.",
      transcript: rich(
        p(
          "No words are spoken. A large rabbit is teased by three rodents, who also kill two butterflies. It prepares sharpened sticks and a swing, and is left in peace.",
        ),
        p(
          "Look at: the rabbit’s teeth (two pairs above, in life), the squirrel’s tail, the bird’s feet.",
        ),
      ),
      width: "wide",
      tone: "default",
    }),
    faq("teachers", {
      heading: "Asked by teachers",
      questions: [
        [
          "What if it rains?",
          rich(p("Then it is wetter. We stay in only for thunder, ice or a warden who says so.")),
        ],
        [
          "Is it safe?",
          rich(
            p(
              "We leave the flat an hour before the water does anything. The risk assessment has four pages and is sent with the confirmation.",
            ),
          ),
        ],
        [
          "Can a pupil who uses a wheelchair come?",
          rich(
            p(
              "Yes, the whole way to the sieve, on wide tyres and hard sand. Tell us when you book, so that we choose the right flat.",
            ),
          ),
        ],
        [
          "Does it fit the curriculum?",
          rich(
            p(
              "Habitats, adaptation, tides, measuring, and writing about something that has just bitten you.",
            ),
          ),
        ],
      ],
    }),
    logos("partners", {
      heading: "School visits are paid for by",
      logos: [
        ["logos/orle-harbour-trust.svg", "Orle Harbour Trust"],
        ["logos/saltmarsh-press.svg", "Saltmarsh Press"],
        ["logos/fenwick-boatyard.svg", "Fenwick & Daughters, boatyard"],
        ["logos/pilots-library.svg", "The Pilots’ Library"],
        ["logos/eyot-ferry.svg", "Eyot Ferry"],
      ],
    }),
    callToAction("book", {
      heading: "Two dates and a number of feet",
      text: "The form below asks for two days that suit you, the number of pupils and their age. We answer within the week with the tide.",
      actions: links(
        link("Ask for a date", toSection("page-tidewater-en-schools", "form")),
        link("How to get here", toPage("page-tidewater-en-visit")),
      ),
      emphasis: "loud",
      tone: "secondary",
    }),
    bookingFormBlock,
  ],
});
