import { expect, test } from "vitest";
import { writePerson } from "./preview-settings.ts";
import {
  parsePostedSettings,
  parsePreviewSettings,
  writePreviewSettings,
} from "./parse-settings.server.ts";

const form = { person: "visitor", light: "dark", motion: "device", at: "", consent: "before" };
const parse = (changes: Partial<typeof form> = {}) =>
  parsePostedSettings(new URLSearchParams({ ...form, ...changes }));
const written = (changes: Partial<typeof form> = {}) => {
  const parsed = parse(changes);
  return parsed.success ? writePreviewSettings(parsed.data) : undefined;
};

test("[PAGE-6] parses the form's values from the cookie as they were sent, with any characters in a claim", () => {
  const cookie = written({ person: "member?role=jury", at: "1700000000000" });
  expect(parsePreviewSettings(cookie ?? "")).toEqual({
    person: { is: "member", claim: { name: "role", value: "jury" } },
    light: "dark",
    motion: "device",
    at: 1_700_000_000_000,
    requestsConsent: true,
  });
  const claim = { name: "what & who?", value: "a=b&c" };
  const person = writePerson({ is: "member", claim });
  expect(parsePreviewSettings(written({ person }) ?? "")?.person).toEqual({ is: "member", claim });
});

test("needs no cookie for an editor's default view", () => {
  const own = { person: "everything", light: "device", consent: "refused" };
  expect(written(own)).toBeNull();
  expect(written({ ...own, consent: "before" })).not.toBeNull();
  expect(written({ ...own, motion: "reduced" })).not.toBeNull();
});

test.each([
  ["person", "owner"],
  ["person", ""],
  ["person", "visitor?role=jury"],
  ["light", "green"],
  ["motion", ""],
  ["at", "tomorrow"],
  ["at", "-1"],
  ["at", "8640000000000001"],
  ["consent", "maybe"],
])("[SEC-2] refuses %s %j", (field, value) => {
  expect(parse({ [field]: value }).success).toBe(false);
});

test.each([undefined, "", "person=visitor", "{}", `person=member?a=${"b".repeat(2_000)}`])(
  "ignores the invalid cookie %j",
  (cookie) => expect(parsePreviewSettings(cookie)).toBeNull(),
);
