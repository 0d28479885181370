import { afterEach, expect, test, vi } from "vitest";
import { describeTime } from "./describe-time.ts";

afterEach(() => vi.restoreAllMocks());

const from = "2026-05-03T16:00:00.000Z";
const until = "2027-05-05T16:00:00.000Z";
const [start, end] = [Date.parse(from), Date.parse(until)];

test.each([
  [{ from }, start - 1, "later", /^from (?!.*2026).*May/],
  [{ from }, start, "now", /^from .*May/],
  [{ until }, end - 1, "now", /^until (?!.*2027).*May/],
  [{ until }, end, "over", /^until .*May/],
  [{ from, until }, start - 1, "later", /^from (?!.*2026.* until).* until .*May.*2027/],
  [{ from, until }, end, "over", /^from .*2026.* until (?!.*2027)/],
])("[PAGE-4] describes the schedule %j by the editor's clock", (time, now, state, text) => {
  expect(describeTime(time, now)).toEqual({ state, text: expect.stringMatching(text) });
});

test.each([
  ["de-DE", /^from May \d at/],
  ["en-GB", /^from \d May at/],
])("formats a date in English with the regional order of a browser in %s", (browser, text) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue([browser]);
  expect(describeTime({ from }, start)?.text).toMatch(text);
  for (const time of [{}, { until: null }, { from: "soon" }])
    expect(describeTime(time, start)).toBeNull();
});
