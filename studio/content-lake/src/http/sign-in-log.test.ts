import { expect, test } from "vitest";
import { createSignInLog } from "./sign-in-log.ts";

function openLog() {
  const lines: string[] = [];
  const clock = { time: 0 };
  const log = createSignInLog({
    write: (line) => lines.push(line),
    now: () => new Date(clock.time),
  });
  return { log, clock, events: () => lines.map((line): unknown => JSON.parse(line)) };
}

const line = { time: "1970-01-01T00:00:00.000Z", level: "info", area: "security" };

test("[SEC-4] writes one line per minute and reason for a thousand refusals, with their number", () => {
  const { log, clock, events } = openLog();
  const refused = { event: "signIn.refused" } as const;
  for (let tried = 0; tried < 1_000; tried += 1) log({ ...refused, reason: "wrong" });
  log({ ...refused, reason: "tooMany" });
  clock.time = 60_000;
  log({ ...refused, reason: "wrong" });
  expect(events()).toEqual([
    { ...line, ...refused, reason: "wrong" },
    { ...line, ...refused, reason: "tooMany" },
    { ...line, time: "1970-01-01T00:01:00.000Z", ...refused, reason: "wrong", repeated: 999 },
  ]);
});
