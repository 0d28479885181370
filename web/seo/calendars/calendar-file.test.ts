import { expect, test } from "vitest";
import { calendarFile, type CalendarContent } from "./calendar-file.ts";

const talk = {
  key: "friday-talk",
  start: new Date("2026-11-27T20:45:00Z"),
  end: null,
  title: "Three directors; one lamp, lit",
  text: "Bring\na blanket \\ two",
  place: "On the stairs",
};
const content: CalendarContent = {
  name: "Four nights",
  language: "en",
  pageUrl: "https://example.org/en/programme",
  changed: new Date("2026-11-01T08:00:00Z"),
  venue: "The Meridian, 9 Tallow Street",
  events: [talk, { ...talk, key: "friday-films", end: new Date("2026-11-27T21:27:00Z") }],
};

/** Returns the lines of a file, with folded lines joined. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, "").split("\r\n");

test("[PAGE-8] writes UID, time in UTC, title, description and location of each event, the same in every file", () => {
  const lines = linesOf(calendarFile(content));
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines).toEqual(
    expect.arrayContaining([
      "X-WR-CALNAME:Four nights",
      "UID:friday-talk@example.org",
      "UID:friday-films@example.org",
      "DTSTART:20261127T204500Z",
      "DTEND:20261127T212700Z",
      "SUMMARY:Three directors\\; one lamp\\, lit",
      "DESCRIPTION:Bring\\na blanket \\\\ two",
      "LOCATION:On the stairs\\, The Meridian\\, 9 Tallow Street",
      "URL;VALUE=URI:https://example.org/en/programme",
    ]),
  );
  expect(lines.filter((line) => line.startsWith("DTEND"))).toHaveLength(1);
  expect(linesOf(calendarFile(content))).toEqual(lines);
});

test("[PAGE-8] folds lines at 75 bytes in any script", () => {
  const long = { ...talk, title: "خمسة أفلام قصيرة ".repeat(7) };
  const file = calendarFile({ ...content, events: [long] });
  const longest = Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`SUMMARY:${long.title}`);
});

test.each(["\r\n", "\r", "\n", "\u2028", "\u0085", "\0\r"])(
  "[SEC-2] a line break as %j in any text adds no property",
  (lineBreak) => {
    const hostile = `x${lineBreak}ATTENDEE:mailto:a@b.example${lineBreak}END:VCALENDAR`;
    const file = calendarFile({
      ...content,
      language: hostile,
      name: hostile,
      venue: hostile,
      events: [{ ...talk, key: hostile, title: hostile, text: hostile, place: hostile }],
    });
    const lines = file.replaceAll(/\r\n[ \t]/g, "").split(/\r\n|[\r\n\u0085\u2028]/);
    expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
    expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
    const nowhere = { ...content, venue: null, events: [{ ...talk, place: null }] };
    expect(calendarFile(nowhere)).not.toContain("LOCATION");
  },
);
