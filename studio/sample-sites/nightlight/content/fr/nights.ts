import { link, toPage } from "../../../compose/link.ts";
import { schedule } from "../../../compose/timetable.ts";
import { meridian } from "../../compose.ts";

const films = {
  start: "20:30",
  end: "21:27",
  title: "Les cinq films",
  place: "La salle",
};

export const nights = schedule("nights", {
  ...meridian,
  heading: "Quatre nuits, un programme",
  intro:
    "Les cinq films sont les mêmes chaque soir et finissent à vingt et une heures vingt-sept. Ce qui les entoure change.",
  days: [
    {
      date: "2027-11-18",
      title: "La première nuit",
      sessions: [
        {
          start: "19:00",
          end: "19:10",
          title: "Big Buck Bunny",
          text: "Un film libre sur le mur aveugle. Un lapin ; apportez une couverture.",
          place: "La cour",
        },
        films,
        {
          start: "21:45",
          title: "Ines Calder et une paire de ciseaux",
          text: "Elle découpe un réverbère sous vos yeux. Les chutes sont à vous.",
          place: "Le foyer",
          link: link("Son film, « La Dernière Rue »", toPage("page-fr-film-lamplighter")),
        },
      ],
    },
    {
      date: "2027-11-19",
      title: "La nuit mouillée",
      sessions: [
        {
          start: "19:00",
          end: "19:15",
          title: "Sintel",
          text: "Une fille, un dragon, énormément de neige. Couvrez-vous.",
          place: "La cour",
        },
        films,
        {
          start: "21:45",
          title: "Teodor Brandt, ou ramer à reculons",
          text: "Avec une barque, à l’intérieur.",
          place: "Le bar",
          link: link("Son film, « Sel »", toPage("page-fr-film-salt")),
        },
      ],
    },
    {
      date: "2027-11-20",
      title: "La nuit bruyante",
      sessions: [
        {
          start: "15:00",
          end: "15:57",
          title: "Les cinq films, en demi-lumière",
          text: "Pour les moins de dix ans et ceux qui les amènent. On peut parler. Quelqu’un le fera.",
          place: "La salle",
        },
        {
          start: "19:00",
          end: "19:12",
          title: "Tears of Steel",
          text: "Des robots, des regrets et un pont d’Amsterdam.",
          place: "La cour",
        },
        films,
        {
          start: "21:45",
          title: "Pola Wirth passe le disque",
          text: "Celui sur lequel le film s’est fait, ou ce qu’il en reste. Patins de feutre à l’entrée.",
          place: "Le bar",
          link: link("Son film, « Phalène fortissimo »", toPage("page-fr-film-moth")),
        },
      ],
    },
    {
      date: "2027-11-21",
      title: "La dernière nuit",
      sessions: [
        {
          start: "19:00",
          title: "Ce que le temps nous laissera montrer",
          text: "Sol décide à sept heures moins dix, le nez en l’air.",
          place: "La cour",
        },
        films,
        {
          start: "21:45",
          end: "22:15",
          title: "La soupe",
          text: "Il y en a assez.",
          place: "Le bar",
        },
        {
          start: "22:30",
          title: "Le sixième film",
          text: "Les membres restent assis.",
          place: "La salle",
          link: link("La petite salle", toPage("page-fr-screening-room")),
        },
      ],
    },
  ],
});
