import { describe, expect, test } from "vitest";
import { findTotpStep, newTotpSecret, totpCode, totpStep } from "./totp.ts";

/** The ASCII text 12345678901234567890, the secret in RFC 6238, appendix B. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("[AUTH-2] one-time codes", () => {
  // Each expected code is the last six of the eight digits in the RFC.
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at %d seconds the code is RFC 6238's %s", (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
  });

  test("a new secret has 20 bytes in base32 and differs each time", () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/u);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });
});

describe("[AUTH-2] accepted codes", () => {
  const now = 1_234_567_890_000;
  const step = totpStep(now);
  const find = (code: string, spentStep = 0) =>
    findTotpStep({ secret, code, now, adjacentSteps: 1, spentStep });

  test.each([
    ["the current step", 0, 0, true],
    ["the previous step", -1, 0, true],
    ["the next step", 1, 0, true],
    ["an older step", -2, 0, false],
    ["a later step", 2, 0, false],
    ["the last used step", 0, step, false],
    ["a step before the last used one", -1, step, false],
    ["the step after the last used one", 1, step, true],
  ])("%s, at the offset %i with the spent step %i: %j", (_, offset, spentStep, isAccepted) => {
    const found = find(totpCode(secret, step + offset), spentStep);
    expect(found).toBe(isAccepted ? step + offset : null);
  });

  test("exclude malformed codes", () => {
    expect([find(""), find("12345"), find("abcdef")]).toEqual([null, null, null]);
  });
});
