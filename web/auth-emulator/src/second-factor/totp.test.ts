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
  const ask = (offset: number, spentStep = 0) =>
    findTotpStep({
      secret,
      code: totpCode(secret, step + offset),
      now,
      adjacentSteps: 1,
      spentStep,
    });

  test("include the current, previous and next step", () => {
    expect([ask(-1), ask(0), ask(1)]).toEqual([step - 1, step, step + 1]);
  });

  test("exclude older and later steps", () => {
    expect([ask(-2), ask(2)]).toEqual([null, null]);
  });

  test("exclude codes at or before the last used step", () => {
    expect(ask(0, step)).toBeNull();
    expect(ask(-1, step)).toBeNull();
    expect(ask(1, step)).toBe(step + 1);
  });

  test("exclude malformed codes", () => {
    const wrong = (code: string) =>
      findTotpStep({ secret, code, now, adjacentSteps: 1, spentStep: 0 });
    expect([wrong(""), wrong("12345"), wrong("abcdef")]).toEqual([null, null, null]);
  });
});
