import { expect, test } from "vitest";
import { scheduleRules } from "../blocks/schedule/schedule.contract.ts";

test.each([
  ["19:30", "19:30"],
  ["9:05", "09:05"],
  ["7:30 pm", "19:30"],
  ["7:30\u202fPM", "19:30"],
  ["12 a.m.", "00:00"],
  ["12:15 p.m.", "12:15"],
  ["19.30 Uhr", "19:30"],
  ["19h30", "19:30"],
])("[PAGE-4] reads the time %s", (typed, time) => {
  expect(scheduleRules.start.parse(typed)).toBe(time);
});

const invalid = ["25:00", "19:60", "13:00 pm", "0 am", "19", "noon", ""];

test.each(invalid)("[PAGE-4] rejects %j as a time", (typed) => {
  expect(scheduleRules.start.safeParse(typed).success).toBe(false);
});
