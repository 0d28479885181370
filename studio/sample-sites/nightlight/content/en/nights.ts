import { link, toPage } from "../../../compose/link.ts";
import { schedule } from "../../../compose/timetable.ts";
import { meridian } from "../../compose.ts";

const films = {
  start: "20:30",
  end: "21:27",
  title: "The five films",
  place: "The house",
};

export const nights = schedule("nights", {
  ...meridian,
  heading: "Four nights, one programme",
  intro:
    "The five films are the same each night and end at twenty-seven minutes past nine. What stands around them changes.",
  days: [
    {
      date: "2027-11-18",
      title: "The first night",
      sessions: [
        {
          start: "19:00",
          end: "19:10",
          title: "Big Buck Bunny",
          text: "An open film on the fire wall. One rabbit; bring a blanket.",
          place: "The yard",
        },
        films,
        {
          start: "21:45",
          title: "Ines Calder and a pair of scissors",
          text: "She cuts a street lamp while you watch. The offcuts are yours.",
          place: "The foyer",
          link: link("Her film", toPage("page-en-film-lamplighter")),
        },
      ],
    },
    {
      date: "2027-11-19",
      title: "The wet one",
      sessions: [
        {
          start: "19:00",
          end: "19:15",
          title: "Sintel",
          text: "A girl, a dragon, a great deal of snow. Dress for it.",
          place: "The yard",
        },
        films,
        {
          start: "21:45",
          title: "Teodor Brandt on rowing backwards",
          text: "With a boat, indoors.",
          place: "The bar",
          link: link("His film", toPage("page-en-film-salt")),
        },
      ],
    },
    {
      date: "2027-11-20",
      title: "The loud one",
      sessions: [
        {
          start: "15:00",
          end: "15:57",
          title: "The five films, lights half up",
          text: "For people under ten and whoever brings them. You may talk. Somebody will.",
          place: "The house",
        },
        {
          start: "19:00",
          end: "19:12",
          title: "Tears of Steel",
          text: "Robots, regret and a bridge in Amsterdam.",
          place: "The yard",
        },
        films,
        {
          start: "21:45",
          title: "Pola Wirth plays the record",
          text: "The one the film was made to, or what is left of it. Felt slippers at the door.",
          place: "The bar",
          link: link("Her film", toPage("page-en-film-moth")),
        },
      ],
    },
    {
      date: "2027-11-21",
      title: "The last night",
      sessions: [
        {
          start: "19:00",
          title: "Whatever the weather lets us show",
          text: "Sol decides at ten to seven, looking up.",
          place: "The yard",
        },
        films,
        { start: "21:45", end: "22:15", title: "Soup", text: "There is enough.", place: "The bar" },
        {
          start: "22:30",
          title: "The sixth film",
          text: "Members stay in their seats.",
          place: "The house",
          link: link("The screening room", toPage("page-en-screening-room")),
        },
      ],
    },
  ],
});
