import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toAddress, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { faq, table, text } from "../../../compose/telling.ts";
import { schedule } from "../../../compose/timetable.ts";
import { customsHouse, page, picture, pictureCut } from "../../compose.ts";

export const visit = page("en", "visit", {
  title: "Visit",
  slug: "visit",
  seo: {
    title: "Hours, tickets and access · Tidewater",
    description:
      "Open Tuesday to Sunday, ten to five. Tickets, guided walks at the spring tides, step-free access, and where to leave wet boots.",
    image: picture("museum", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Open whatever the tide is doing",
      text: "Tuesday to Sunday, ten to five. On Mondays we dust.",
      poster: picture("museum", "en"),
      phonePoster: pictureCut("museumPhone"),
      layout: "split",
      tone: "default",
    }),
    text("tickets", {
      heading: "Tickets",
      layout: "aside",
      body: rich(
        p(
          strong("Six pounds,"),
          " for the whole day. You may go out, look at the water, and come in again.",
        ),
        bullet(
          strong("Free"),
          " under sixteen, for Friends, and for anyone who works on the river.",
        ),
        bullet(strong("Three pounds"), " if six is too much. We don’t ask."),
        p(
          "Tickets are sold at the desk. There is no queue; there is, some Saturdays, a short line.",
        ),
      ),
    }),
    table("prices", {
      heading: "Tickets, in full",
      intro:
        "One ticket is good for the whole day. You may go out, look at the water, and come in again.",
      columns: ["Who", "Ticket", "A walk on the flat"],
      rows: [
        ["Everyone", "£6", "£4"],
        ["If six is too much", "£3", "£2"],
        ["Under sixteen", "Free", "Free, with an adult"],
        ["Friends of the museum", "Free", "Free"],
        ["Anyone who works on the river", "Free", "Free"],
        ["A class from the Orle", "Free", "By arrangement"],
      ],
      layout: "specification",
    }),
    schedule("walks", {
      ...customsHouse,
      heading: "Walks and talks at the spring tides",
      intro:
        "Meet on the steps, below the tide staff. If the coral mark is under water, you are early.",
      days: [
        {
          date: "2027-03-24",
          title: "The lowest water",
          sessions: [
            {
              start: "11:30",
              end: "14:30",
              title: "Across the Long Flat",
              text: "Four kilometres, slowly, with the warden. Ankle-deep, once knee-deep.",
              place: "The museum’s steps",
            },
            {
              start: "16:00",
              end: "16:40",
              title: "What came up in the sieve",
              text: "Twelve animals and a button, under the lens.",
              place: "Room 2",
            },
          ],
        },
        {
          date: "2027-03-25",
          title: "Almost as low",
          sessions: [
            {
              start: "12:15",
              end: "15:15",
              title: "Across the Long Flat, again",
              text: "The same walk. The channel will have moved.",
              place: "The museum’s steps",
            },
          ],
        },
        {
          date: "2027-03-27",
          title: "For people who stay indoors",
          sessions: [
            {
              start: "11:00",
              end: "11:45",
              title: "Winding the tide clock",
              text: "It takes four minutes. The rest is history.",
              place: "Room 1",
              link: link("About the clock", toPage("page-tidewater-en-field-notes")),
            },
            {
              start: "14:00",
              end: "15:30",
              title: "Drawing from the plates",
              text: "Paper, pencil, one crab. No experience needed by you or the crab.",
              place: "The Friends’ library",
              link: link("The library", toPage("page-tidewater-en-friends")),
            },
          ],
        },
      ],
    }),
    columns("getting-here", {
      tone: "secondary",
      split: "endWide",
      start: [
        text("directions", {
          heading: "Getting here",
          tone: "secondary",
          body: rich(
            p(strong("On foot:"), " from the station, downhill, eleven minutes. Follow the gulls."),
            p(
              strong("By ferry:"),
              " the Eyot boat lands at our steps two hours either side of high water, and otherwise stays sensibly where it is.",
            ),
            p(
              strong("Step-free:"),
              " from Quay Street by the side door; lift to every floor; two wheelchairs with wide tyres for the hard sand.",
            ),
            p(strong("Dogs"), " are welcome in the hall, where there is a bowl."),
          ),
        }),
      ],
      end: [
        image("chart", {
          enlargeable: true,
          picture: picture("chart", "en"),
          caption: "The coral dot is us. Soundings are in metres and were true in 1890.",
          tone: "secondary",
        }),
      ],
    }),
    faq("questions", {
      heading: "Asked at the desk",
      questions: [
        [
          "How long does it take?",
          rich(
            p(
              "Four rooms and a corridor: an hour and a half. People who sit down in front of the tide clock take longer.",
            ),
          ),
        ],
        [
          "Can I walk on the mud by myself?",
          rich(
            p(
              "No. It holds a heron and not you. Two of the plates were paid for by families of people who thought otherwise.",
            ),
          ),
        ],
        [
          "Is there somewhere to eat?",
          rich(
            p(
              "Soup and bread in the old weighing room until three. Oysters on Fridays, from the beds you can see through the window.",
            ),
          ),
        ],
        [
          "May I take photographs?",
          rich(
            p(
              "Yes, without flash. The plates have been in the dark since 1904 and startle easily.",
            ),
          ),
        ],
        [
          "Is it quiet?",
          rich(
            p(
              "On Tuesdays and Thursdays before noon nobody raises their voice, and the clock’s bell is off. Ear defenders are at the desk.",
            ),
          ),
        ],
        [
          "I found something on the shore.",
          rich(
            p(
              "Leave it if it is alive. If it isn’t, write down where it lay and at what hour, and send both to ",
              linked("desk@tidewater.example", toAddress("mailto:desk@tidewater.example")),
              ".",
            ),
          ),
        ],
      ],
    }),
    callToAction("book", {
      heading: "Twelve places on each walk",
      text: "Write to the desk with your name and your boot size.",
      actions: links(link("Write to the desk", toAddress("mailto:desk@tidewater.example"))),
      tone: "default",
    }),
  ],
});
