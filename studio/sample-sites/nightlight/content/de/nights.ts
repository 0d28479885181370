import { link, toPage } from "../../../compose/link.ts";
import { schedule } from "../../../compose/timetable.ts";
import { meridian } from "../../compose.ts";

const films = {
  start: "20:30",
  end: "21:27",
  title: "Die fünf Filme",
  place: "Der Saal",
};

export const nights = schedule("nights", {
  ...meridian,
  heading: "Vier Nächte, ein Programm",
  intro:
    "Die fünf Filme sind jeden Abend dieselben und um einundzwanzig Uhr siebenundzwanzig zu Ende. Was darum herum geschieht, wechselt.",
  days: [
    {
      date: "2027-11-18",
      title: "Die erste Nacht",
      sessions: [
        {
          start: "19:00",
          end: "19:10",
          title: "Big Buck Bunny",
          text: "Ein freier Film auf der Brandmauer. Ein Kaninchen; bitte Decke mitbringen.",
          place: "Der Hof",
        },
        films,
        {
          start: "21:45",
          title: "Ines Calder und eine Schere",
          text: "Sie schneidet vor aller Augen eine Laterne. Die Schnipsel gehören Ihnen.",
          place: "Das Foyer",
          link: link("Ihr Film", toPage("page-de-film-lamplighter")),
        },
      ],
    },
    {
      date: "2027-11-19",
      title: "Die nasse",
      sessions: [
        {
          start: "19:00",
          end: "19:15",
          title: "Sintel",
          text: "Ein Mädchen, ein Drache, sehr viel Schnee. Bitte danach anziehen.",
          place: "Der Hof",
        },
        films,
        {
          start: "21:45",
          title: "Teodor Brandt über das Rückwärtsrudern",
          text: "Mit Boot, drinnen.",
          place: "Die Bar",
          link: link("Sein Film", toPage("page-de-film-salt")),
        },
      ],
    },
    {
      date: "2027-11-20",
      title: "Die laute",
      sessions: [
        {
          start: "15:00",
          end: "15:57",
          title: "Die fünf Filme bei halbem Licht",
          text: "Für alle unter zehn und wer sie mitbringt. Reden ist erlaubt und kommt vor.",
          place: "Der Saal",
        },
        {
          start: "19:00",
          end: "19:12",
          title: "Tears of Steel",
          text: "Roboter, Reue und eine Brücke in Amsterdam.",
          place: "Der Hof",
        },
        films,
        {
          start: "21:45",
          title: "Pola Wirth legt die Platte auf",
          text: "Die, zu der der Film entstand, oder was von ihr übrig ist. Filzpantoffeln am Eingang.",
          place: "Die Bar",
          link: link("Ihr Film", toPage("page-de-film-moth")),
        },
      ],
    },
    {
      date: "2027-11-21",
      title: "Die letzte",
      sessions: [
        {
          start: "19:00",
          title: "Was das Wetter zulässt",
          text: "Sol entscheidet um zehn vor sieben, mit Blick nach oben.",
          place: "Der Hof",
        },
        films,
        {
          start: "21:45",
          end: "22:15",
          title: "Suppe",
          text: "Es ist genug da.",
          place: "Die Bar",
        },
        {
          start: "22:30",
          title: "Der sechste Film",
          text: "Mitglieder bleiben sitzen.",
          place: "Der Saal",
          link: link("Der Vorführraum", toPage("page-de-screening-room")),
        },
      ],
    },
  ],
});
