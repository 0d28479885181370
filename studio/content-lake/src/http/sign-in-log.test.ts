import { expect, test } from "vitest";
import { createSignInLog } from "./sign-in-log.ts";

const line = { time: "1970-01-01T00:00:00.000Z", level: "info", area: "security" };

test("[SEC-4] writes one line per minute and reason for a thousand refusals, with their number", () => {
  const lines: string[] = [];
  let time = 0;
  const log = createSignInLog({ write: (text) => lines.push(text), now: () => new Date(time) });
  const refused = { event: "signIn.refused" } as const;
  for (let tried = 0; tried < 1_000; tried += 1) log({ ...refused, reason: "wrong" });
  log({ ...refused, reason: "tooMany" });
  time = 60_000;
  log({ ...refused, reason: "wrong" });
  expect(lines.map((text): unknown => JSON.parse(text))).toEqual([
    { ...line, ...refused, reason: "wrong" },
    { ...line, ...refused, reason: "tooMany" },
    { ...line, time: "1970-01-01T00:01:00.000Z", ...refused, reason: "wrong", repeated: 999 },
  ]);
});
