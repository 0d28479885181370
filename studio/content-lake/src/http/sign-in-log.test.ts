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

test("[SEC-4] writes each sign-in and sign-out as one JSON line with the editor's ID", () => {
  const { log, events } = openLog();
  log({ event: "signIn.opened", user: "pAda" });
  log({ event: "signIn.opened", user: "pAda" });
  log({ event: "signIn.ended", user: "pAda" });
  expect(events()).toEqual([
    { ...line, event: "signIn.opened", user: "pAda" },
    { ...line, event: "signIn.opened", user: "pAda" },
    { ...line, event: "signIn.ended", user: "pAda" },
  ]);
});

test("[SEC-4] writes one line per minute and reason for a thousand refusals, with their number", () => {
  const { log, clock, events } = openLog();
  for (let tried = 0; tried < 1_000; tried += 1) log({ event: "signIn.refused", reason: "wrong" });
  log({ event: "signIn.refused", reason: "tooMany" });
  clock.time = 60_000;
  log({ event: "signIn.refused", reason: "wrong" });
  expect(events()).toEqual([
    { ...line, event: "signIn.refused", reason: "wrong" },
    { ...line, event: "signIn.refused", reason: "tooMany" },
    {
      ...line,
      time: "1970-01-01T00:01:00.000Z",
      event: "signIn.refused",
      reason: "wrong",
      repeated: 999,
    },
  ]);
});
