import { expect, test } from "vitest";
import { createSecurityLog } from "./security-log.ts";

function openLog(most?: number) {
  const lines: string[] = [];
  const clock = { time: 0 };
  const timers: (() => void)[] = [];
  const log = createSecurityLog({
    write: (line) => lines.push(line),
    key: () => "a-key-of-the-tests",
    now: () => clock.time,
    later: (run) => timers.push(run),
    ...(most === undefined ? {} : { most }),
  });
  const endMinute = () => {
    clock.time += 60_000;
    for (const run of timers.splice(0)) run();
  };
  const events = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
  return { log, lines, clock, endMinute, events };
}

test("[SEC-4] writes an event as one JSON line with ids and codes, without personal data", () => {
  const { log, lines, events } = openLog();
  log("session.opened", { account: "uid-of-a-member", client: "203.0.113.7" });
  log("studio.refused", { reason: "member@marquee.test said\n\u001B[2J" });
  expect(events()).toEqual([
    {
      time: "1970-01-01T00:00:00.000Z",
      level: "info",
      area: "security",
      event: "session.opened",
      account: expect.stringMatching(/^[\w-]{16}$/),
      client: expect.stringMatching(/^[\w-]{16}$/),
    },
    expect.objectContaining({ event: "studio.refused", reason: "other" }),
  ]);
  expect(lines.join()).not.toMatch(/uid-of-a-member|203\.0|marquee\.test/);
});

test("[SEC-4] hashes an account the same way every day, and a client differently each day", () => {
  const { log, clock, events } = openLog();
  log("session.opened", { account: "uid", client: "203.0.113.7" });
  clock.time = 24 * 3_600_000;
  log("session.opened", { account: "uid", client: "203.0.113.7" });
  const [first, second] = events();
  expect(second?.["account"]).toBe(first?.["account"]);
  expect(second?.["client"]).not.toBe(first?.["client"]);
});

test("[SEC-4] logs one line at once and one sum a minute for a client that is refused a thousand times", () => {
  const { log, endMinute, events } = openLog();
  const refuse = () => log("session.refused", { reason: "invalid", client: "203.0.113.7" });
  for (let tried = 0; tried < 1_000; tried += 1) refuse();
  expect(events()).toHaveLength(1);
  endMinute();
  expect(events()[1]).toMatchObject({ reason: "invalid", repeated: 999, seconds: 60 });
  refuse();
  expect(events()).toHaveLength(3);
});

test("[SEC-4] sums up a flood from many clients by event and reason", () => {
  const { log, endMinute, events } = openLog(10);
  for (let tried = 0; tried < 1_000; tried += 1) {
    log("share.refused", { reason: "over", client: `203.0.113.${tried}` });
  }
  endMinute();
  expect(events().length).toBeLessThanOrEqual(12);
  expect(events().at(-1)).toMatchObject({ event: "share.refused", reason: "over", repeated: 989 });
});
