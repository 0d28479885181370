import { describe, expect, test } from "vitest";
import { parseConsent } from "./record.ts";
import { formatConsent } from "../../consent/written-record.ts";

const time = Date.UTC(2026, 10, 21, 19, 30);
const choice = { policyVersion: 3, analytics: false, media: true, time };
const cookie = encodeURIComponent(formatConsent(choice));
const encoded = (record: unknown) => encodeURIComponent(JSON.stringify(record));

describe("the consent cookie", () => {
  test("[CON-2] holds only policy version, categories and time", () => {
    expect(JSON.parse(formatConsent(choice))).toEqual({
      v: 3,
      c: ["necessary", "media"],
      t: "2026-11-21T19:30:00.000Z",
    });
  });

  test.each([
    ["as it was formatted", 3, choice],
    ["when its policy version is newer, because the page may be cached", 2, choice],
    ["as no choice when its policy version is older than the page's", 4, null],
  ])("[CON-2] is parsed %s", (_, policyVersion, parsed) => {
    expect(parseConsent(cookie, policyVersion)).toEqual(parsed);
  });

  test("[CON-2] is parsed in another encoding, and with unknown categories, which allow nothing", () => {
    const library = "{%22v%22:3%2C%22c%22:[%22media%22]%2C%22t%22:%222026-11-21%22}";
    expect(parseConsent(library, 3)).toMatchObject({ analytics: false, media: true });
    const unknown = encoded({ v: 3, c: ["everything", 1, null], t: "2026-11-21" });
    expect(parseConsent(unknown, 3)).toMatchObject({ analytics: false, media: false });
  });

  test.each([
    ["nothing", null],
    ["an empty value", ""],
    ["a word", "true"],
    ["half a record", cookie.slice(0, -8)],
    ["a broken encoding", "%E0%A4%A"],
    ["a list", encoded([3, ["media"], "2026-11-21"])],
    ["null", "null"],
    ["a version in words", encoded({ v: "3", c: [], t: "2026-11-21" })],
    ["categories in words", encoded({ v: 3, c: "analytics", t: "2026-11-21" })],
    ["a time that is none", encoded({ v: 3, c: [], t: "yesterday" })],
    ["more than a cookie of ours", encoded({ v: 3, c: ["x".repeat(600)], t: "2026-11-21" })],
  ])("[CON-2] is no choice when it is %s", (_what, raw) => {
    expect(parseConsent(raw, 3)).toBeNull();
  });
});
