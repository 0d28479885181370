import { expect, test } from "vitest";
import { clientOf, isFromSameHost } from "./request-origin.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["what a client wrote, 203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff::9", "2001:db8:1:2::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  [null, ""],
])("counts a request forwarded from %j for %j", (forwarded, client) => {
  const headers = forwarded === null ? new Headers() : { "x-forwarded-for": forwarded };
  expect(clientOf(new Request("https://nightlight.test", { headers }))).toBe(client);
});

const own = { origin: "http://192.0.2.7:3000" };
test.each([
  ["a page of the host over plain HTTP", own, true],
  ["another site", { origin: "https://elsewhere.example" }, false],
  ["another port", { origin: "http://192.0.2.7:8080" }, false],
  ["a frame without an origin", { origin: "null" }, false],
  ["no browser", {}, false],
  ["a link of another site", { ...own, "sec-fetch-site": "cross-site" }, false],
])("[FORM-4] accepts a form from its host's own pages only: from %s", (_, headers, isOwn) => {
  const all: Record<string, string> = { host: "192.0.2.7:3000", ...headers };
  expect(isFromSameHost(new Request("http://localhost:3000", { headers: all }))).toBe(isOwn);
});
