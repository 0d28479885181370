import { expect, test } from "vitest";
import { decideAccess } from "./access.ts";
import { member } from "../../members/member.fixture.ts";

const nothing = { emailVerified: null, secondFactor: null, claim: null };
const off = { emailVerified: false, secondFactor: false, claim: null };
const verified = { ...nothing, emailVerified: true };
const factor = { ...nothing, secondFactor: true };
const jury = { ...nothing, claim: { name: "role", value: "jury" } };
const strict = { ...jury, emailVerified: true, secondFactor: true };
const confirmed = { emailVerified: true };
const guest = member({ isGuest: true, email: null, name: null });
const needing = { needsSecondFactor: true };

test.each([
  ["a gate without rules, to a visitor", nothing, null, "signedIn"],
  ["a gate that requires a verified email address", verified, member(), "emailVerified"],
  ["a gate that requires a second factor", factor, member(), "secondFactor"],
  ["every gate, when the site requires a second factor", nothing, member(needing), "secondFactor"],
  ["a gate with unmet rules, and names the first", strict, member(confirmed), "secondFactor"],
])("[GATE-1] denies access to %s", (_what, rules, reader, missing) => {
  expect(decideAccess(rules, reader)).toEqual({ open: false, missing });
});

test.each([
  ["a gate without rules, to a member", nothing, member()],
  ["a gate whose rules are off, to a member", off, member()],
  ["a verified email address", verified, member(confirmed)],
  ["a second factor", factor, member({ secondFactor: true })],
  ["the second factor of the site", nothing, member({ ...needing, secondFactor: true })],
])("[GATE-1] allows access: %s", (_what, rules, reader) => {
  expect(decideAccess(rules, reader)).toEqual({ open: true });
});

test("[GATE-1] treats a guest as signed in without a verified email address", () => {
  expect(decideAccess(nothing, guest)).toEqual({ open: true });
  expect(decideAccess(verified, guest).open).toBe(false);
});

test.each([
  ["jury", { role: "jury" }, true],
  ["jury", { role: "press" }, false],
  ["jury", {}, false],
  ["jury", { role: "" }, false],
  ["jury", { role: ["jury"] }, false],
  ["jury", { role: { toString: (): string => "jury" } }, false],
  // Numbers and booleans are compared as strings.
  ["3", { role: 3 }, true],
  ["03", { role: 3 }, false],
  ["true", { role: true }, true],
])(
  "[GATE-1] decides a gate that requires the role %s for a member with %j",
  (value, claims, open) => {
    const rules = { ...nothing, claim: { name: "role", value } };
    expect(decideAccess(rules, member({ claims })).open).toBe(open);
  },
);

test("[GATE-1] does not treat Object.prototype properties as claims", () => {
  const rules = { ...nothing, claim: { name: "constructor", value: String(Object) } };
  expect(decideAccess(rules, member()).open).toBe(false);
});
