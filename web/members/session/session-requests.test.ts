import { expect, test } from "vitest";
import { clientOf } from "./session-requests.ts";

const from = (forwarded: string | null) =>
  clientOf(
    new Request("https://nightlight.test", {
      headers: forwarded === null ? {} : { "x-forwarded-for": forwarded },
    }),
  );

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["what a client wrote, 203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff::9", "2001:db8:1:2::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  [null, ""],
])("counts a request forwarded from %j for %j", (forwarded, client) => {
  expect(from(forwarded)).toBe(client);
});
