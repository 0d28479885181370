import { expect, test } from "vitest";
import { decideAccess } from "./access.ts";
import type { Member } from "./member.ts";

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

test("[GATE-1] a visitor is shut out by a gate without further rules", () => {
  expect(decideAccess(nothing, null)).toEqual({ open: false, missing: "signedIn" });
});

test("[GATE-1] being signed in opens a gate without further rules", () => {
  expect(decideAccess(nothing, member)).toEqual({ open: true });
  const off = { emailVerified: false, secondFactor: false, claim: null };
  expect(decideAccess(off, member)).toEqual({ open: true });
});

test("[GATE-1] a gate may ask for a confirmed address", () => {
  const rules = { ...nothing, emailVerified: true };
  expect(decideAccess(rules, member)).toEqual({ open: false, missing: "emailVerified" });
  expect(decideAccess(rules, { ...member, emailVerified: true })).toEqual({ open: true });
});

test("[GATE-1] a gate may ask for a second factor", () => {
  const rules = { ...nothing, secondFactor: true };
  expect(decideAccess(rules, member)).toEqual({ open: false, missing: "secondFactor" });
  expect(decideAccess(rules, { ...member, secondFactor: true })).toEqual({ open: true });
});

test("[GATE-1] where the site asks for a second factor, every gate does", () => {
  const asked = { ...member, needsSecondFactor: true };
  expect(decideAccess(nothing, asked)).toEqual({ open: false, missing: "secondFactor" });
  expect(decideAccess(nothing, { ...asked, secondFactor: true })).toEqual({ open: true });
});

test("[GATE-1] a guest is signed in", () => {
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
])("[GATE-1] a gate that asks for role jury, and a member with %s", (_, claims, open) => {
  const rules = { ...nothing, claim: { name: "role", value: "jury" } };
  expect(decideAccess(rules, { ...member, claims }).open).toBe(open);
});

test("[GATE-1] claims that are numbers or booleans are compared as written", () => {
  const claims = { level: 3, patron: true };
  const asks = (name: string, value: string) =>
    decideAccess({ ...nothing, claim: { name, value } }, { ...member, claims }).open;
  expect([asks("level", "3"), asks("patron", "true"), asks("level", "03")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("[GATE-1] what every object has is no claim", () => {
  const rules = { ...nothing, claim: { name: "constructor", value: String(Object) } };
  expect(decideAccess(rules, member).open).toBe(false);
});

test("[GATE-1] all rules of a gate hold together, and the first unmet one is named", () => {
  const rules = { emailVerified: true, secondFactor: true, claim: { name: "role", value: "jury" } };
  expect(decideAccess(rules, { ...member, emailVerified: true })).toEqual({
    open: false,
    missing: "secondFactor",
  });
});
