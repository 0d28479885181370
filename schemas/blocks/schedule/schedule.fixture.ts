import { pageLinkFixture, scriptAddress, siteLinkFixture } from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

const nothingMore = { end: null, text: null, place: null, link: null };

const session = (_key: string, start: string, title: string, more: object = {}) => ({
  ...nothingMore,
  ...more,
  _key,
  start,
  title,
});

const friday = {
  _key: "friday",
  date: "2026-11-27",
  title: null,
  sessions: [session("one", "19:30", "Five films, in order")],
};

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
        session("foyer", "20:00", "The foyer opens", {
          end: "20:30",
          text: "Sweets are sold unwrapped, from a bowl, with tongs.",
          place: "Foyer",
        }),
        session("films", "20:30", "Five films, in order", {
          end: "21:27",
          text: "Fifty-seven minutes, shown to the end of the credits.",
          place: "The one room",
          link: siteLinkFixture,
        }),
        session("talk", "21:45", "Three directors, one lamp", {
          place: "On the stairs",
          link: pageLinkFixture,
        }),
      ],
    },
    {
      _key: "saturday",
      date: "2026-11-28",
      title: null,
      sessions: [
        session("films", "20:30", "Five films, in order", { end: "21:27", place: "The one room" }),
        session("sintel", "23:30", "Sintel, on the fire wall", {
          end: "00:15",
          place: "The yard",
          text: "Bring a blanket.",
        }),
      ],
    },
  ],
  tone: "inverted",
  motion: "stagger",
};

const longest = session("long", "10:00", wordsOf(120), {
  end: "12:45",
  text: wordsOf(300),
  place: wordsOf(80),
  link: { ...siteLinkFixture, label: wordsOf(80) },
});

export const scheduleFixture: ProductFixture<"schedule"> = {
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
        sessions: [longest, { ...longest, _key: "again" }],
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
          session("one", "20:00", "يُفتح البهو", {
            end: "20:30",
            text: "الحلوى بلا أغلفة، من وعاءٍ وبملقط.",
            place: "البهو",
          }),
          session("two", "20:30", "خمسة أفلام بترتيبها", {
            end: "21:27",
            place: "القاعة الوحيدة",
            link: { ...siteLinkFixture, label: "اشترِ تذكرة" },
          }),
        ],
      },
    ],
    tone: "secondary",
  },
  broken: brokenBlocks(full, {
    noDays: ["days", []],
    daysMissing: ["days", null],
    tooManyDays: ["days", copiesOf(friday, 15)],
    headingTooLong: ["heading", wordsOf(121)],
    introTooLong: ["intro", wordsOf(401)],
    unknownZone: ["timeZone", "Tallowby"],
    venueTooLong: ["venue", wordsOf(121)],
    addressTooLong: ["address", wordsOf(201)],
    dateMissing: ["days.0.date", null],
    dateInWords: ["days.0.date", "27 November"],
    dayTitleTooLong: ["days.0.title", wordsOf(81)],
    noSessions: ["days.0.sessions", []],
    startMissing: ["days.0.sessions.0.start", null],
    startInWords: ["days.0.sessions.0.start", "half past seven"],
    endPastMidnight: ["days.0.sessions.0.end", "24:30"],
    sessionUntitled: ["days.0.sessions.0.title", null],
    sessionTextTooLong: ["days.0.sessions.0.text", wordsOf(301)],
    placeTooLong: ["days.0.sessions.0.place", wordsOf(81)],
    scriptLink: ["days.0.sessions.1.link.href", scriptAddress],
  }),
};
