import { expect, test } from "vitest";
import { decideAccess } from "../../content/gates/access.ts";
import type { people } from "./preview-settings.ts";
import { simulateMember } from "./simulated-member.ts";

const auth = { tenantId: null, secondFactor: "optional" as const };
const rules = { emailVerified: null, secondFactor: null, claim: null };
const jury = { name: "role", value: "jury" };
function open(is: (typeof people)[number], required: object, settings = {}) {
  const member = simulateMember({ is, claim: null }, { ...auth, ...settings }, 0);
  return decideAccess({ ...rules, ...required }, member).open;
}

test.each([
  // Each row lists a simulated person, and whether four gates open. The first gate requires only a sign-in. The others
  // also require a verified email address, a second factor or a claim.
  ["visitor" as const, [false, false, false, false]],
  ["guest" as const, [true, false, false, false]],
  ["unverified" as const, [true, false, false, false]],
  ["oneStep" as const, [true, true, false, false]],
  ["member" as const, [true, true, true, false]],
])("[GATE-1] opens gates for a simulated %s as for a real one", (is, opens) => {
  const requirements = [{}, { emailVerified: true }, { secondFactor: true }, { claim: jury }];
  expect(requirements.map((each) => open(is, each))).toEqual(opens);
});

test("[GATE-1][AUTH-2][GATE-2] simulates a claim, the site's second factor, and no member for an editor", () => {
  const member = simulateMember({ is: "member", claim: jury }, auth, 0);
  expect(decideAccess({ ...rules, claim: jury }, member)).toEqual({ open: true });
  const other = { name: "role", value: "press" };
  expect(decideAccess({ ...rules, claim: other }, member).open).toBe(false);
  expect(open("oneStep", {}, { secondFactor: "required" })).toBe(false);
  expect(open("member", {}, { secondFactor: "required" })).toBe(true);
  expect(simulateMember({ is: "everything", claim: jury }, auth, 0)).toBeNull();
});
