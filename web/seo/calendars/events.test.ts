import { expect, test } from "vitest";
import { beginsAt, endsAt } from "./events.ts";

test("returns when a session begins and ends, on the next day if its end is earlier than its start", () => {
  expect(beginsAt({ date: "2026-11-27", time: "19:30" })).toBe("2026-11-27T19:30");
  expect(endsAt({ date: "2026-11-27", time: "21:00" }, "19:30")).toBe("2026-11-27T21:00");
  expect(endsAt({ date: "2026-12-31", time: "00:15" }, "23:30")).toBe("2027-01-01T00:15");
});
