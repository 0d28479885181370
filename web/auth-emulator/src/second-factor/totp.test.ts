import { expect, test } from "vitest";
import { findTotpStep, newTotpSecret, totpCode, totpStep } from "./totp.ts";

/** The ASCII text 12345678901234567890, the secret in RFC 6238, appendix B. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

// Each expected code is the last six of the eight digits in the RFC.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("[AUTH-2] at %d seconds the code is RFC 6238's %s", (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
});

test("[AUTH-2] a new secret has 20 bytes in base32 and differs each time", () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/u);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test("[AUTH-2] accepts codes of this step and its neighbors, after the last used one", () => {
  const now = 1_234_567_890_000;
  const step = totpStep(now);
  const find = (code: string, spentStep = 0) =>
    findTotpStep({ secret, code, now, adjacentSteps: 1, spentStep });
  const found = (spentStep: number) =>
    [-2, -1, 0, 1, 2].map((offset) => find(totpCode(secret, step + offset), spentStep));
  expect(found(0)).toEqual([null, step - 1, step, step + 1, null]);
  expect(found(step)).toEqual([null, null, null, step + 1, null]);
  expect([find(""), find("12345"), find("abcdef")]).toEqual([null, null, null]);
});
