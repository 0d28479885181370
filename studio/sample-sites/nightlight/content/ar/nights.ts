import { link, toPage } from "../../../compose/link.ts";
import { schedule } from "../../../compose/timetable.ts";
import { meridian } from "../../compose.ts";

const films = {
  start: "20:30",
  end: "21:27",
  title: "الأفلام الخمسة",
  place: "الدار",
};

export const nights = schedule("nights", {
  ...meridian,
  heading: "أربع ليالٍ، برنامج واحد",
  intro:
    "الأفلام الخمسة هي نفسها كل ليلة، وتنتهي في التاسعة وسبع وعشرين دقيقة. ما حولها هو الذي يتغير.",
  days: [
    {
      date: "2027-11-18",
      title: "الليلة الأولى",
      sessions: [
        {
          start: "19:00",
          end: "19:10",
          title: "Big Buck Bunny",
          text: "فيلم مفتوح على جدار الفناء. أرنب واحد؛ أحضر بطانية.",
          place: "الفناء",
        },
        films,
        {
          start: "21:45",
          title: "إينيس كالدر ومقصّ",
          text: "تقصّ فانوسًا وأنت تتفرّج. القصاصات لك.",
          place: "البهو",
          link: link("فيلمها", toPage("page-ar-film-lamplighter")),
        },
      ],
    },
    {
      date: "2027-11-19",
      title: "الليلة المبتلّة",
      sessions: [
        {
          start: "19:00",
          end: "19:15",
          title: "Sintel",
          text: "فتاة، وتنّين، وثلج كثير. البس ما يناسب.",
          place: "الفناء",
        },
        films,
        {
          start: "21:45",
          title: "تيودور برانت والتجديف إلى الخلف",
          text: "ومعه قارب، في الداخل.",
          place: "المقصف",
          link: link("فيلمه", toPage("page-ar-film-salt")),
        },
      ],
    },
    {
      date: "2027-11-20",
      title: "الليلة الصاخبة",
      sessions: [
        {
          start: "15:00",
          end: "15:57",
          title: "الأفلام الخمسة، بنصف الأنوار",
          text: "لمن هم دون العاشرة ومن يُحضرهم. الكلام مسموح. وسيتكلم أحدهم.",
          place: "الدار",
        },
        {
          start: "19:00",
          end: "19:12",
          title: "Tears of Steel",
          text: "روبوتات وندم وجسر في أمستردام.",
          place: "الفناء",
        },
        films,
        {
          start: "21:45",
          title: "بولا فيرت تُدير الأسطوانة",
          text: "تلك التي صُنع عليها الفيلم، أو ما بقي منها. عند الباب خفاف من لبّاد.",
          place: "المقصف",
          link: link("فيلمها", toPage("page-ar-film-moth")),
        },
      ],
    },
    {
      date: "2027-11-21",
      title: "الليلة الأخيرة",
      sessions: [
        {
          start: "19:00",
          title: "ما يسمح به الطقس",
          text: "يقرّر سول في السابعة إلا عشر دقائق، ناظرًا إلى أعلى.",
          place: "الفناء",
        },
        films,
        {
          start: "21:45",
          end: "22:15",
          title: "حساء",
          text: "يكفي الجميع.",
          place: "المقصف",
        },
        {
          start: "22:30",
          title: "الفيلم السادس",
          text: "يبقى الأعضاء في مقاعدهم.",
          place: "الدار",
          link: link("صالة الأعضاء", toPage("page-ar-screening-room")),
        },
      ],
    },
  ],
});
