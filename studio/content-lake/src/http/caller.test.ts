import { expect, test } from "vitest";
import { clientOf } from "./caller.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  clientOf(remoteAddress, forwarded === undefined ? {} : { "x-forwarded-for": forwarded });

test.each([
  ["::1", "203.0.113.7", "203.0.113.7"],
  ["::ffff:127.0.0.1", "10.0.0.1, 203.0.113.7", "203.0.113.7"],
  ["127.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"],
  ["127.0.0.1", "no address", "127.0.0.1"],
  ["127.0.0.1", undefined, "127.0.0.1"],
])(
  "[SEC-1] counts a request that %s forwards for %s as that client's",
  (peer, forwarded, client) => {
    expect(from(peer, forwarded)).toBe(client);
  },
);

test("[SEC-1] ignores X-Forwarded-For when the connection comes from another machine", () => {
  expect(from("198.51.100.4", "203.0.113.7")).toBe("198.51.100.4");
});

test("[SEC-1] counts two IPv6 addresses of one network as one client", () => {
  expect(from("2001:db8:1:2::a")).toBe(from("2001:db8:1:2:ffff::b"));
  expect(from("2001:db8:1:2::a")).not.toBe(from("2001:db8:1:3::a"));
});
