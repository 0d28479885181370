import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parsedFixture } from "../../blocks/block.fixture.ts";
import { claimsOnPage } from "./claims-on-page.ts";

const gate = (_key: string, claim: { name: string; value: string } | null) => ({
  ...blockFixtures.signInGate.full,
  _key,
  rules: { emailVerified: false, secondFactor: false, claim },
});

test("[GATE-1] lists each claim that a page's gates require once", () => {
  const jury = { name: "role", value: "jury" };
  const press = { name: "role", value: "press" };
  const blocks = [gate("a", jury), gate("b", null), gate("c", press), gate("d", { ...jury }), 7];
  expect(claimsOnPage(parsedFixture(blocks))).toEqual([jury, press]);
});
