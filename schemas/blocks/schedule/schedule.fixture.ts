import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "schedule",
  _type: "schedule" as const,
  version: 1,
  heading: null,
  intro: null,
  days: [
    {
      _key: "friday",
      date: "2026-11-27",
      title: null,
      sessions: [
        {
          _key: "one",
          start: "19:30",
          end: null,
          title: "Salt",
          text: null,
          place: null,
          link: null,
        },
      ],
    },
  ],
  tone: "house",
  motion: "none",
};

const full = { ...empty };

/** Timetable. */
export const scheduleFixture: BlockFixture<"schedule"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    noDays: { path: ["days"], block: { ...full, days: [] } },
  },
};
