import { expect, test } from "vitest";
import { decideAccess, type Member } from "./access.ts";

const nothing = { emailVerified: null, secondFactor: null, claim: null };
const member: Member = {
  uid: "uid-1",
  tenantId: null,
  isGuest: false,
  email: "member@marquee.test",
  emailVerified: false,
  name: "Mina",
  secondFactor: false,
  needsSecondFactor: false,
  claims: {},
  sessionEndsAt: 0,
  sessionRenewsAt: null,
};

test("[GATE-1] denies a visitor access to a gate without further rules", () => {
  expect(decideAccess(nothing, null)).toEqual({ open: false, missing: "signedIn" });
});

test("[GATE-1] allows a signed-in member to open a gate without further rules", () => {
  expect(decideAccess(nothing, member)).toEqual({ open: true });
  const off = { emailVerified: false, secondFactor: false, claim: null };
  expect(decideAccess(off, member)).toEqual({ open: true });
});

test("[GATE-1] denies access without a verified email address when the gate requires it", () => {
  const rules = { ...nothing, emailVerified: true };
  expect(decideAccess(rules, member)).toEqual({ open: false, missing: "emailVerified" });
  expect(decideAccess(rules, { ...member, emailVerified: true })).toEqual({ open: true });
});

test("[GATE-1] denies access without a second factor when the gate requires it", () => {
  const rules = { ...nothing, secondFactor: true };
  expect(decideAccess(rules, member)).toEqual({ open: false, missing: "secondFactor" });
  expect(decideAccess(rules, { ...member, secondFactor: true })).toEqual({ open: true });
});

test("[GATE-1] denies access without a second factor to every gate when the site requires it", () => {
  const asked = { ...member, needsSecondFactor: true };
  expect(decideAccess(nothing, asked)).toEqual({ open: false, missing: "secondFactor" });
  expect(decideAccess(nothing, { ...asked, secondFactor: true })).toEqual({ open: true });
});

test("[GATE-1] treats a guest as signed in without a verified email address", () => {
  const guest = { ...member, isGuest: true, email: null, name: null };
  expect(decideAccess(nothing, guest)).toEqual({ open: true });
  expect(decideAccess({ ...nothing, emailVerified: true }, guest).open).toBe(false);
});

test.each([
  ["the value", { role: "jury" }, true],
  ["another value", { role: "press" }, false],
  ["no such claim", {}, false],
  ["an empty claim", { role: "" }, false],
  ["a list that holds the value", { role: ["jury"] }, false],
  ["an object that prints as the value", { role: { toString: (): string => "jury" } }, false],
])(
  "[GATE-1] decides a gate that requires the role jury for a member with %s",
  (_, claims, open) => {
    const rules = { ...nothing, claim: { name: "role", value: "jury" } };
    expect(decideAccess(rules, { ...member, claims }).open).toBe(open);
  },
);

test("[GATE-1] compares claims that are numbers or booleans as strings", () => {
  const claims = { level: 3, patron: true };
  const asks = (name: string, value: string) =>
    decideAccess({ ...nothing, claim: { name, value } }, { ...member, claims }).open;
  expect([asks("level", "3"), asks("patron", "true"), asks("level", "03")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("[GATE-1] does not treat Object.prototype properties as claims", () => {
  const rules = { ...nothing, claim: { name: "constructor", value: String(Object) } };
  expect(decideAccess(rules, member).open).toBe(false);
});

test("[GATE-1] requires all rules of a gate and names the first unmet one", () => {
  const rules = { emailVerified: true, secondFactor: true, claim: { name: "role", value: "jury" } };
  expect(decideAccess(rules, { ...member, emailVerified: true })).toEqual({
    open: false,
    missing: "secondFactor",
  });
});
