import { expect, test } from "vitest";
import { withQuery } from "./with-query.ts";

const query = (text: string) => new URLSearchParams(text);

test.each([
  ["/en/programme", "", "/en/programme"],
  ["/en/programme", "utm_source=poster", "/en/programme?utm_source=poster"],
  ["/en/programme#late", "a=1&a=2", "/en/programme?a=1&a=2#late"],
  ["/en/programme?day=friday", "day=monday&b=2", "/en/programme?day=friday&b=2"],
  ["https://tickets.example/x", "a=1", "https://tickets.example/x?a=1"],
  ["/ar/%D8%A7", "q=%D8%A7%20b&empty=", "/ar/%D8%A7?q=%D8%A7+b&empty="],
])("[PAGE-8] for %s and the query ?%s returns %s", (location, brought, whole) => {
  expect(withQuery(location, query(brought))).toBe(whole);
  expect(withQuery(whole, query(brought))).toBe(whole);
});

test("[SEC-2] never redirects to another host because of a query", () => {
  const host = "evil.example";
  for (const brought of [`=//${host}`, `//${host}`, `\\${host}=1`, `@${host}`]) {
    const whole = withQuery("/en/programme", query(brought));
    expect(new URL(whole, "https://nightlight.example").origin).toBe("https://nightlight.example");
  }
});
