import { externalLinkFixture, internalLinkFixture } from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const { _key: _tickets, ...tickets } = externalLinkFixture;
const { _key: _film, ...film } = internalLinkFixture;

const session = {
  _key: "one",
  start: "19:30",
  end: null,
  title: "Five films, in order",
  text: null,
  place: null,
  link: null,
};

const friday = { _key: "friday", date: "2026-11-27", title: null, sessions: [session] };

const empty = {
  _key: "schedule",
  _type: "schedule" as const,
  version: 2,
  heading: null,
  intro: null,
  timeZone: null,
  venue: null,
  address: null,
  days: [friday],
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  heading: "Four nights",
  intro: "Doors at eight. The programme starts at half past and is the same each night.",
  timeZone: "Europe/Berlin",
  venue: "The Meridian",
  address: "9 Tallow Street, Tallowby",
  days: [
    {
      ...friday,
      title: "Opening night",
      sessions: [
        {
          _key: "foyer",
          start: "20:00",
          end: "20:30",
          title: "The foyer opens",
          text: "Sweets are sold unwrapped, from a bowl, with tongs.",
          place: "Foyer",
          link: null,
        },
        {
          _key: "films",
          start: "20:30",
          end: "21:27",
          title: "Five films, in order",
          text: "Fifty-seven minutes, shown to the end of the credits.",
          place: "The one room",
          link: tickets,
        },
        {
          _key: "talk",
          start: "21:45",
          end: null,
          title: "Three directors, one lamp",
          text: null,
          place: "On the stairs",
          link: film,
        },
      ],
    },
    {
      _key: "saturday",
      date: "2026-11-28",
      title: null,
      sessions: [
        { ...session, _key: "films", start: "20:30", end: "21:27", place: "The one room" },
        {
          ...session,
          _key: "sintel",
          start: "23:30",
          end: "00:15",
          title: "Sintel, on the fire wall",
          place: "The yard",
          text: "Bring a blanket.",
        },
      ],
    },
  ],
  tone: "inverted",
  motion: "stagger",
};

const longestSession = {
  _key: "long",
  start: "10:00",
  end: "12:45",
  title: wordsOf(120),
  text: wordsOf(300),
  place: wordsOf(80),
  link: { ...tickets, label: wordsOf(80) },
};

const ofDay = (day: object) => ({ ...full, days: [{ ...friday, ...day }] });
const ofSession = (fields: object) => ofDay({ sessions: [{ ...session, ...fields }] });

export const scheduleFixture: BlockFixture<"schedule"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    intro: wordsOf(400),
    venue: wordsOf(120),
    address: wordsOf(200),
    days: [
      {
        _key: "long",
        date: "2026-09-30",
        title: wordsOf(80),
        sessions: [longestSession, { ...longestSession, _key: "again" }],
      },
    ],
    tone: "tertiary",
  },
  rightToLeft: {
    ...full,
    heading: "أربع ليالٍ",
    intro: "تُفتح الأبواب عند الثامنة، ويبدأ العرض بعدها بنصف ساعة.",
    days: [
      {
        ...friday,
        title: "ليلة الافتتاح",
        sessions: [
          {
            ...session,
            start: "20:00",
            end: "20:30",
            title: "يُفتح البهو",
            text: "الحلوى بلا أغلفة، من وعاءٍ وبملقط.",
            place: "البهو",
          },
          {
            ...session,
            _key: "two",
            start: "20:30",
            end: "21:27",
            title: "خمسة أفلام بترتيبها",
            place: "القاعة الوحيدة",
            link: { ...tickets, label: "اشترِ تذكرة" },
          },
        ],
      },
    ],
    tone: "secondary",
  },
  broken: {
    noDays: { path: ["days"], block: { ...full, days: [] } },
    daysMissing: { path: ["days"], block: { ...full, days: null } },
    tooManyDays: {
      path: ["days"],
      block: {
        ...full,
        days: Array.from({ length: 15 }, (_, day) => ({ ...friday, _key: `day${day}` })),
      },
    },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    introTooLong: { path: ["intro"], block: { ...full, intro: wordsOf(401) } },
    unknownZone: { path: ["timeZone"], block: { ...full, timeZone: "Tallowby" } },
    venueTooLong: { path: ["venue"], block: { ...full, venue: wordsOf(121) } },
    addressTooLong: { path: ["address"], block: { ...full, address: wordsOf(201) } },
    dateMissing: { path: ["days", 0, "date"], block: ofDay({ date: null }) },
    dateInWords: { path: ["days", 0, "date"], block: ofDay({ date: "27 November" }) },
    dayTitleTooLong: { path: ["days", 0, "title"], block: ofDay({ title: wordsOf(81) }) },
    noSessions: { path: ["days", 0, "sessions"], block: ofDay({ sessions: [] }) },
    startMissing: { path: ["days", 0, "sessions", 0, "start"], block: ofSession({ start: null }) },
    startInWords: {
      path: ["days", 0, "sessions", 0, "start"],
      block: ofSession({ start: "half past seven" }),
    },
    endPastMidnight: {
      path: ["days", 0, "sessions", 0, "end"],
      block: ofSession({ end: "24:30" }),
    },
    sessionUntitled: {
      path: ["days", 0, "sessions", 0, "title"],
      block: ofSession({ title: null }),
    },
    sessionTextTooLong: {
      path: ["days", 0, "sessions", 0, "text"],
      block: ofSession({ text: wordsOf(301) }),
    },
    placeTooLong: {
      path: ["days", 0, "sessions", 0, "place"],
      block: ofSession({ place: wordsOf(81) }),
    },
    scriptLink: {
      path: ["days", 0, "sessions", 0, "link", "href"],
      block: ofSession({ link: { ...tickets, href: "javascript:0" } }),
    },
    unknownTone: { path: ["tone"], block: { ...full, tone: "neon" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "spin" } },
  },
};
